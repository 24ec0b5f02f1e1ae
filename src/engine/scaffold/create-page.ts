import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { joinWords } from '#contract/join-words.ts';
import { nearest } from '#contract/nearest.ts';
import type { Theme } from '#contract/theme.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import { regionOf } from '#engine/resolve/region-of.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { loadBlockSchemas } from '#engine/schema/load-block-schemas.ts';
import { pageSchema } from '#engine/schema/page-schema.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { scaffoldDescription } from '#engine/schema/scaffold-words.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { pageTemplate } from './page-template.ts';

export interface PageOptions {
  title?: string;
  description?: string;
  region?: string;
  /** Block types, separated by commas. */
  blocks?: string;
}

/** Asks a person; an empty answer takes the suggestion. */
export type Ask = (question: string, suggestion: string) => Promise<string>;

/** The site that gets a page. */
interface PageHome {
  /** Absolute path. */
  root: string;
  theme: Theme;
  /** For what the options leave open; without it, suggestions are taken. */
  ask?: Ask;
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
export async function createPage({ root, theme, ask }: PageHome, route: string, options: PageOptions): Promise<Created> {
  const { site, diagnostics: found } = await loadSite(root, theme);
  const missing = found.find(({ code }) => code === 'missing-site-file');
  if (missing) return { problem: `${missing.message} ${missing.suggestion}` };
  if (!site) return { problem: 'site.yaml has mistakes; correct them first (npm run check).' };
  const refusal = refuseRoute(route, site);
  if (refusal) return { problem: refusal };
  const schemas = await loadBlockSchemas(site.blockFolders);

  const complete = async (given: string | undefined, question: string, suggestion: string) =>
    (given ?? (ask ? await ask(question, suggestion) : suggestion)).trim() || suggestion;
  const { regions } = site.site.data;
  const byRoute = regionOf(route, site.site.data);
  const title = await complete(options.title, 'Title', titleOf(route));
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
  const { diagnostics, texts } = await loadSite(root, theme);
  // Its texts are the author's to write.
  const errors = diagnostics.filter(
    ({ file: place, severity, code }) => place === file && severity === 'error' && code !== 'scaffold-text',
  );
  if (errors.length === 0) return { file };
  // The combination of blocks makes no sound page; an author who asked for a page should not be left with a broken one.
  await rm(madeFolder ?? path, { recursive: true });
  return { problem: `${formatPretty(errors, texts, { colour: false })}\n\nNothing was written.` };
}

function refuseRoute(route: string, site: Site): string | undefined {
  const { pattern, patternErrorMessage } = pageSchema.properties.route;
  if (!new RegExp(pattern).test(route)) return `"${route}" ${patternErrorMessage}.`;
  const match = site.table.match(route);
  if (match && match.kind !== 'wildcard') return `The path ${route} is taken by ${match.page.source.file}. Nothing was written.`;
  return undefined;
}

function refuseName(name: string, known: readonly string[], noun: string): string | undefined {
  if (known.includes(name)) return undefined;
  const guess = nearest(name, known);
  return `There is no ${noun} "${name}".${guess ? ` Did you mean "${guess}"?` : ''} Known are ${joinWords(known, 'and')}.`;
}

function titleOf(route: string): string {
  const words = (route.split('/').at(-1) || 'home').replace(/[._~-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
