import { expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { resolveRoute } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { pageKinds } from './helpers/pictures/page-kinds.ts';

test('for every page there is a pictured one that is made of the same blocks', async () => {
  const { site } = await loadSite(engineRoot, theme);
  if (!site) throw new Error('site.yaml is unsound');
  const kindOf = (blocks: readonly { type: string }[] = []) => [...new Set(blocks.map(({ type }) => type))].sort().join(' ');
  const errorPage = (status: string) => site.routes.find(({ kind, path }) => kind === 'error' && path === `/${status}`);
  const pictured = Object.values(pageKinds).map(({ path, file }) => {
    const route = file ? errorPage(file.replace('.html', '')) : (resolveRoute(site, path) ?? errorPage('404'));
    return kindOf(route?.data.blocks);
  });
  const missing = site.pages.filter(({ data }) => !pictured.includes(kindOf(data.blocks)));
  expect(
    missing.map(({ source }) => source.file),
    'Add such a page to tests/helpers/pictures/page-kinds.ts',
  ).toEqual([]);
});
