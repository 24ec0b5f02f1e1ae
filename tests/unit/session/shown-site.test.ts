import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { resolveRoute } from '#engine/resolve/resolve-site.ts';
import { problemType } from '#engine/session/recover-page.ts';
import type { ShownSite } from '#engine/session/shown-site.ts';
import { openScratch, page } from './pages-on-disk.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
async function open(files: Record<string, string> = {}) {
  const opened = await openScratch({ 'pages/a.yaml': page('/a', 'A'), ...files });
  folders.push(opened.root);
  return opened;
}
const heading = (shown: ShownSite, path: string) => shown.site && resolveRoute(shown.site, path)?.data.blocks[0]?.heading;
// Scratch pages are linked from nowhere, which is a warning.
const codes = ({ session }: ShownSite) =>
  session.diagnostics.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${file} ${code}`);

describe('a site that is shown while it is written', () => {
  test('shows a save before the site is checked, also of a page under several paths', async () => {
    const { shown, save } = await open({ 'pages/a.yaml': `aliases: [/b]\n${page('/a', 'A')}` });
    await shown.applyChanges([save('pages/a.yaml', `aliases: [/b]\n${page('/a', '"${page.path}"')}`)]);
    expect([heading(shown, '/a'), heading(shown, '/b')]).toEqual(['/a', '/b']);
  });

  test('keeps the good blocks of a page and the place of the broken one', async () => {
    const { shown, save } = await open();
    await shown.applyChanges([
      save('pages/a.yaml', page('/a', 'A', '  - type: heero\n  - type: hero\n    heding: x\n  - type: hero\n    heading: Last\n')),
    ]);
    const blocks = shown.site && resolveRoute(shown.site, '/a')?.data.blocks;
    expect(blocks?.map(({ type }) => type)).toEqual(['hero', problemType, problemType, 'hero']);
    const broken = shown.pages.get('pages/a.yaml')?.broken;
    expect([...(broken ?? [])].map(([index, list]) => [index, list.map(({ code }) => code)])).toEqual([
      [1, ['unknown-block-type', 'missing-key']],
      [2, ['unknown-key']],
    ]);
    expect(codes(shown)).toEqual(['pages/a.yaml missing-key', 'pages/a.yaml unknown-block-type', 'pages/a.yaml unknown-key']);
  });

  test('reports no consequence of a mistake beside it', async () => {
    const { shown, save } = await open({ 'pages/b.yaml': page('/b', 'B', '    actions: [{ label: Go, href: "/a#part" }]\n') });
    await shown.applyChanges([
      save('pages/a.yaml', 'route: /a\ntitle: T\ndescription: D\nblocks:\n  - type: hero\n    id: part\n    heding: x\n'),
    ]);
    await shown.checkAll();
    expect(codes(shown)).toEqual(['pages/a.yaml unknown-key']);
  });

  test('keeps the last sound state of a page and of site.yaml that cannot be read', async () => {
    const { shown, save } = await open();
    await shown.applyChanges([save('pages/a.yaml', page('/a', 'Recovered', '  - type: heero\n'))]);
    await shown.applyChanges([save('pages/a.yaml', 'title: ['), save('site.yaml', 'brand: [')]);
    await shown.checkAll();
    expect(heading(shown, '/a')).toBe('A');
    expect(shown.pages.get('pages/a.yaml')?.isStale).toBe(true);
    expect(codes(shown)).toEqual(['pages/a.yaml yaml-syntax', 'site.yaml yaml-syntax']);
  });

  test('does not show a deleted page', async () => {
    const { shown, save } = await open();
    const path = save('pages/a.yaml', '');
    rmSync(path);
    await shown.applyChanges([path]);
    expect(heading(shown, '/a')).toBeUndefined();
    await shown.applyChanges([save('pages/a.yaml', page('/a', 'Back'))]);
    expect(heading(shown, '/a')).toBe('Back');
  });

  test('a broken key of the page takes the value it had', async () => {
    const { shown, save } = await open();
    await shown.applyChanges([save('pages/a.yaml', page('A', 'Kept'))]);
    expect(heading(shown, '/a')).toBe('Kept');
    expect(codes(shown)).toEqual(['pages/a.yaml invalid-value']);
  });
});
