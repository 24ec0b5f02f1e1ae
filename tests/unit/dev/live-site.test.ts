import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { applyChanges, diagnosticsOf, type LiveSite, settle } from '#engine/dev/server/live-site.ts';
import { problemType } from '#engine/dev/wire.ts';
import { resolveRoute } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { openScratch, page } from './pages-on-disk.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
async function open(files: Record<string, string> = {}) {
  const opened = await openScratch({ 'pages/a.yaml': page('/a', 'A'), ...files });
  folders.push(opened.live.root);
  return opened;
}
const heading = (live: LiveSite, path: string) => live.resolved && resolveRoute(live.resolved, path)?.data.blocks[0]?.heading;
// Scratch pages are linked from nowhere, which is a warning.
const codes = (live: LiveSite) =>
  diagnosticsOf(live)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file }) => `${file} ${code}`);

describe('a live site', () => {
  test('after any row of saves is what a fresh reading makes of the files', async () => {
    const { live, save } = await open();
    const saves = [
      ['pages/a.yaml', page('/a', 'Second')],
      ['pages/a.yaml', page('/moved', 'Third', '    actions: [{ label: Go, href: /nowhere }]\n')],
      ['pages/b.yaml', page('/b', 'B', '    actions: [{ label: Go, href: /moved }]\n')],
      ['pages/index.yaml', page('/', 'Home', '    actions: [{ label: Go, href: "/a#x" }]\n')],
      ['pages/a.yaml', page('/a', 'Fourth')],
    ] as const;
    for (const [file, text] of saves) {
      await applyChanges(live, [save(file, text)]);
      await settle(live);
      const fresh = await loadSite(live.root, theme);
      expect(diagnosticsOf(live)).toEqual(fresh.diagnostics);
      expect(live.resolved?.routes.map(({ path, kind, data }) => [path, kind, data])).toEqual(
        fresh.site?.routes.map(({ path, kind, data }) => [path, kind, data]),
      );
    }
  });

  test('shows a save before it is settled, also of a page under several addresses', async () => {
    const { live, save } = await open({ 'pages/a.yaml': `aliases: [/b]\n${page('/a', 'A')}` });
    await applyChanges(live, [save('pages/a.yaml', `aliases: [/b]\n${page('/a', '"${page.path}"')}`)]);
    expect([heading(live, '/a'), heading(live, '/b')]).toEqual(['/a', '/b']);
  });

  test('keeps the good blocks of a page and the place of the broken one', async () => {
    const { live, save } = await open();
    await applyChanges(live, [
      save('pages/a.yaml', page('/a', 'A', '  - type: heero\n  - type: hero\n    heding: x\n  - type: hero\n    heading: Last\n')),
    ]);
    const blocks = live.resolved && resolveRoute(live.resolved, '/a')?.data.blocks;
    expect(blocks?.map(({ type }) => type)).toEqual(['hero', problemType, problemType, 'hero']);
    const broken = live.pages.get('pages/a.yaml')?.broken;
    expect([...(broken ?? [])].map(([index, list]) => [index, list.map(({ code }) => code)])).toEqual([
      [1, ['unknown-block-type', 'missing-key']],
      [2, ['unknown-key']],
    ]);
    expect(codes(live)).toEqual(['pages/a.yaml missing-key', 'pages/a.yaml unknown-block-type', 'pages/a.yaml unknown-key']);
  });

  test('reports no consequence of a mistake beside it', async () => {
    const { live, save } = await open({ 'pages/b.yaml': page('/b', 'B', '    actions: [{ label: Go, href: "/a#part" }]\n') });
    await applyChanges(live, [
      save('pages/a.yaml', 'route: /a\ntitle: T\ndescription: D\nblocks:\n  - type: hero\n    id: part\n    heding: x\n'),
    ]);
    await settle(live);
    expect(codes(live)).toEqual(['pages/a.yaml unknown-key']);
  });

  test('keeps the last sound state of a page and of site.yaml that cannot be read', async () => {
    const { live, save } = await open();
    await applyChanges(live, [save('pages/a.yaml', page('/a', 'Salvaged', '  - type: heero\n'))]);
    await applyChanges(live, [save('pages/a.yaml', 'title: ['), save('site.yaml', 'brand: [')]);
    await settle(live);
    expect(heading(live, '/a')).toBe('A');
    expect(live.pages.get('pages/a.yaml')?.stale).toBe(true);
    expect(codes(live)).toEqual(['pages/a.yaml yaml-syntax', 'site.yaml yaml-syntax']);
  });

  test('knows a deleted page no more', async () => {
    const { live, save } = await open();
    const path = save('pages/a.yaml', '');
    rmSync(path);
    await applyChanges(live, [path]);
    expect(heading(live, '/a')).toBeUndefined();
    await applyChanges(live, [save('pages/a.yaml', page('/a', 'Back'))]);
    expect(heading(live, '/a')).toBe('Back');
  });

  test('a broken key of the page takes the value it had', async () => {
    const { live, save } = await open();
    await applyChanges(live, [save('pages/a.yaml', page('A', 'Kept'))]);
    expect(heading(live, '/a')).toBe('Kept');
    expect(codes(live)).toEqual(['pages/a.yaml invalid-value']);
  });
});
