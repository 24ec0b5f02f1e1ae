import type { Theme } from '#contract/theme.ts';
import { blockTemplate } from './block-template.ts';
import { checkColours } from './check-colours.ts';
import { settings, settingsOf } from './settings.ts';
import { flagNames } from './ui/flag-names.ts';

export const theme: Theme = {
  folder: import.meta.dirname,
  settings,
  fonts: {
    text: { file: 'fonts/text.woff2' },
    display: { file: 'fonts/display.woff2', keys: ['heading', 'title', 'value', 'date', 'code'] },
  },
  flags: flagNames,
  words: 'words',
  script: 'layout/client/close-menus.ts',
  // The licence of the fonts has to be published with them.
  files: { 'assets/fonts-licence.txt': 'fonts/LICENSE' },
  // Words for screen readers, and what a form says when its script is late.
  unsearched: ['.visually-hidden', '.late'],
  background: (site) => settingsOf(site).paper,
  check: checkColours,
  blockTemplate,
  siteTemplate: 'site-template',
  renderer: 'renderer.ts',
  formRules: 'form-rules.ts',
};
