import { dirname, join } from 'node:path';
import { relativePath } from '#engine/read/relative-path.ts';
import { regionOf } from '#engine/resolve/region-of.ts';
import { loadSchemas } from '#engine/schema/load-shapes.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { scaffoldDescription } from '#engine/schema/scaffold-words.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { createCompleter } from './ask.ts';
import { pageTemplate } from './page-template.ts';
import { refuseName, refuseRoute, refuseSettings } from './refuse.ts';
import type { ScaffoldTarget } from './scaffold-target.ts';
import { titleOfName } from './title-of-name.ts';
import { type Created, writeCheckedFile } from './write-checked-file.ts';

export interface PageOptions {
  title?: string;
  description?: string;
  region?: string;
  /** Block types, separated by commas. */
  blocks?: string;
}

/**
 * Writes a page that is sound but for the texts that nobody has written yet. Never overwrites, and takes no path that another page has.
 */
export async function createPage({ root, theme, ask }: ScaffoldTarget, route: string, options: PageOptions): Promise<Created> {
  const session = await loadSite(root, theme);
  const { site } = session;
  if (!site) return { problem: refuseSettings(session) };
  const refusal = refuseRoute(route, site);
  if (refusal) return { problem: refusal };
  const schemas = await loadSchemas(site.blockFolders);

  const complete = createCompleter(ask);
  const { regions } = site.site.data;
  const byRoute = regionOf(route, site.site.data);
  const title = await complete(options.title, 'Title', titleOfName(route.split('/').at(-1) || 'home'));
  const description = await complete(options.description, 'Description, for search results', scaffoldDescription(title));
  const region =
    Object.keys(regions).length > 1
      ? await complete(options.region, `Region, one of ${Object.keys(regions).join(', ')}`, byRoute)
      : (options.region ?? byRoute);
  const blocks = (await complete(options.blocks, `Blocks, from the top, of ${Object.keys(schemas).join(', ')}`, 'hero, prose'))
    .split(/[\s,]+/)
    .filter(Boolean);

  const unknownRegion = refuseName(region, Object.keys(regions), 'region');
  if (unknownRegion) return { problem: unknownRegion };
  for (const type of blocks) {
    const unknownType = refuseName(type, Object.keys(schemas), 'block type');
    if (unknownType) return { problem: unknownType };
  }

  const file = route === '/' ? 'pages/index.yaml' : `pages${route}.yaml`;
  const schemaPath = relativePath(dirname(join(root, file)), join(publishedFolder(root), 'page.schema.json'));
  const text = pageTemplate({
    page: { route, title, description, region: region === byRoute ? undefined : region, blocks },
    schemas,
    names: { region, collection: Object.keys(site.site.data.collections ?? {})[0] },
    schemaPath,
  });
  return writeCheckedFile(session, { file, text, expected: ['scaffold-text', 'empty-list'] });
}
