import { Document, isMap, isSeq } from 'yaml';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { scaffoldWord } from '#engine/schema/scaffold-words.ts';
import { skeleton } from './skeleton.ts';

interface NewPage {
  route: string;
  title: string;
  description: string;
  region?: string;
  blocks: readonly string[];
}

/**
 * The text of a new page.
 * @param schemas of the block types it names @param names what blocks name of site.yaml: a region, a collection
 * @param schemaPath the relative path from its file to page.schema.json, for editors
 */
export function pageTemplate({
  page,
  schemas,
  names,
  schemaPath,
}: {
  page: NewPage;
  schemas: Readonly<Record<string, JsonSchema>>;
  names: { region: string; collection?: string };
  schemaPath: string;
}): string {
  const { route, title, description } = page;
  const values: Readonly<Record<string, string>> = { ...names, link: '/', markdown: scaffoldWord('text') };
  const blocks = page.blocks.map((type, index) => {
    const schema = schemas[type] as JsonSchema;
    const { type: _type, ...rest } = skeleton(schema, ({ reference }) => values[String(reference)]) as BlockData;
    // The first heading is the main heading of the page; names of entries are numbered, to be unique.
    const heading = index === 0 && schema.properties?.heading ? { heading: title } : {};
    const name = 'name' in rest ? { name: `${type}-${index + 1}` } : {};
    return { type, ...heading, ...rest, ...heading, ...name };
  });
  const document = new Document({ route, ...(page.region && { region: page.region }), title, description, blocks });
  document.commentBefore = ` yaml-language-server: $schema=${schemaPath}`;
  const list = document.get('blocks');
  if (isSeq(list))
    for (const block of list.items.slice(1)) {
      if (isMap(block)) block.spaceBefore = true;
    }
  return document.toString({ lineWidth: 0 }).replace(/^(#.*\n)\n/, '$1');
}
