import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { joinWords } from '#contract/join-words.ts';
import { nearest } from '#contract/nearest.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { renameFiles } from '#engine/diagnostics/rename-files.ts';
import { npmRun } from '#engine/npm-run.ts';
import { pathFromHere, relativePath } from '#engine/read/relative-path.ts';
import { regionOf } from '#engine/resolve/region-of.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { loadSchemas } from '#engine/schema/load-shapes.ts';
import { pageSchema } from '#engine/schema/page-schema.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { scaffoldDescription } from '#engine/schema/scaffold-words.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { createCompleter } from './ask.ts';
import { pageTemplate } from './page-template.ts';
import type { ScaffoldTarget } from './scaffold-target.ts';
import { titleOfName } from './title-of-name.ts';

export interface PageOptions {
  title?: string;
  description?: string;
  region?: string;
  /** Block types, separated by commas. */
  blocks?: string;
}

interface Created {
  /** Relative to the root of the site. */
  file?: string;
  /** Why nothing was written, in words for the author. */
  problem?: string;
}

/**
 * Writes a page that is sound but for the texts that nobody has written yet. Never overwrites, and takes no path that another page has.
 */
export async function createPage({ root, theme, ask }: ScaffoldTarget, route: string, options: PageOptions): Promise<Created> {
  const session = await loadSite(root, theme);
  const { site } = session;
  const missing = session.diagnostics.find(({ code }) => code === 'missing-site-file');
  if (missing) return { problem: `${missing.message} ${missing.suggestion}` };
  if (!site) return { problem: `site.yaml has mistakes; correct them first (${npmRun('check', root)} lists them).` };
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
  const path = join(root, file);
  const schemaPath = relativePath(dirname(path), join(publishedFolder(root), 'page.schema.json'));
  const text = pageTemplate({
    page: { route, title, description, region: region === byRoute ? undefined : region, blocks },
    schemas,
    region,
    schemaPath,
  });
  const madeFolder = await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { problem: `There is a file ${file} already. Nothing was written.` };
  }
  await session.applyChanges([path]);
  await session.checkAll();
  // Its texts are the author's to write.
  const errors = session.diagnostics.filter(
    ({ file: place, severity, code }) => place === file && severity === 'error' && code !== 'scaffold-text',
  );
  if (errors.length === 0) return { file };
  // The combination of blocks makes no sound page; an author who asked for a page should not be left with a broken one.
  await rm(madeFolder ?? path, { recursive: true });
  const shown = renameFiles({ diagnostics: errors, texts: session.texts }, root, pathFromHere);
  return { problem: `${formatPretty(shown.diagnostics, shown.texts, { colour: false })}\n\nNothing was written.` };
}

function refuseRoute(route: string, site: Site): string | undefined {
  const { pattern, patternErrorMessage } = pageSchema.properties.route;
  if (!new RegExp(pattern).test(route)) return `"${route}" ${patternErrorMessage}.`;
  const match = site.table.match(route) ?? site.withheld.table.match(route);
  if (match && match.kind !== 'wildcard') return `The path ${route} is taken by ${match.page.source.file}. Nothing was written.`;
  return undefined;
}

function refuseName(name: string, known: readonly string[], noun: string): string | undefined {
  if (known.includes(name)) return undefined;
  const guess = nearest(name, known);
  return `There is no ${noun} "${name}".${guess ? ` Did you mean "${guess}"?` : ''} Known are ${joinWords(known, 'and')}.`;
}
