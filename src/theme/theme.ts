import type { Theme } from '#contract/theme.ts';
import { blockTemplate } from './block-template.ts';
import { checkColours } from './check-colours.ts';
import { settings, settingsOf } from './settings.ts';
import { flagNames } from './ui/flag-names.ts';

export const theme: Theme = {
  folder: import.meta.dirname,
  settings,
  flags: flagNames,
  words: 'words',
  script: 'layout/client/site-script.ts',
  // The licence of the fonts asks to travel with them.
  files: { 'assets/fonts-licence.txt': 'fonts/LICENSE' },
  background: (site) => settingsOf(site).paper,
  check: checkColours,
  blockTemplate,
  loadRenderer: async () => (await import('./renderer.ts')).renderer,
};
