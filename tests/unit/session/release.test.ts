import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '#engine/session/load-site.ts';
import type { Session } from '#engine/session/session.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../../helpers/scratch-site.ts';

const page = (intro: string, more = '') =>
  `route: /\ntitle: Home\ndescription: The first page.\nblocks:\n  - { type: hero, heading: Home, intro: ${intro} }${more}\n`;

test('a session that is checked for the release keeps to it while files change, and finds the same as a new one', async () => {
  const site = createScratchSite({ 'pages/index.yaml': page('Write to a@b.example') });
  const found = ({ diagnostics }: Session) => diagnostics.filter(({ file }) => file === 'pages/index.yaml').map(({ code }) => code);
  try {
    const session = await loadSite(site, theme, { release: true });
    expect(found(session)).toEqual(['reserved-domain']);
    for (const [text, codes] of [
      [page('Write to us'), []],
      [page('Write to us', ' # confirm: when we answer'), ['unconfirmed-claim']],
      ['title: [', ['yaml-syntax']],
      [page('See http://localhost/'), ['reserved-domain']],
    ] as const) {
      writeFileSync(join(site, 'pages', 'index.yaml'), text);
      await session.applyChanges([join(site, 'pages', 'index.yaml')]);
      await session.checkAll();
      expect(found(session)).toEqual(codes);
      expect(session.diagnostics).toEqual((await loadSite(site, theme, { release: true })).diagnostics);
    }
    expect(found(await loadSite(site, theme))).toEqual([]);
  } finally {
    rmSync(site, { recursive: true });
  }
});
