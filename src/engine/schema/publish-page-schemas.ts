import type { JsonSchema } from '#contract/json-schema.ts';
import { typeSnippets } from '#contract/type-snippets.ts';
import { unionByType } from '#contract/union-by-type.ts';
import { changeOfBlock, place, use } from './change-schema.ts';
import { pageSchema } from './page-schema.ts';
import { isShared, referTo } from './refer-to.ts';

type Blocks = Readonly<Record<string, JsonSchema>>;

/** The words by which an entry of `blocks` is known as a change. */
const changeWords = ['use', 'in', 'after', 'before'];

/**
 * The shapes of a page file and of the files that pages are made of, as their authors write them. What a page is once they are put
 * together is judged by `definitions.block`.
 */
export function publishPageSchemas(blocks: Blocks): Map<string, JsonSchema> {
  const { properties, required = [], title, description, ...page } = referTo('./', pageSchema);
  const listed = (entry: string): JsonSchema => ({
    extends: {
      description: 'A page whose blocks and settings this one takes and changes, as its file is seen from this one: ../newsletter.yaml.',
      type: 'string',
      pattern: '\\.ya?ml$',
      patternErrorMessage: 'is not the path of a page file. Write it as it is seen from this file, as in ../newsletter.yaml',
    },
    ...properties,
    blocks: {
      description: 'The blocks of the page, from top to bottom; of a page that extends another one, the changes to its blocks.',
      type: 'array',
      minItems: 1,
      items: { $ref: entry },
    },
  });
  return new Map<string, JsonSchema>([
    [
      'page.schema.json',
      {
        title,
        description,
        ...page,
        if: { required: ['extends'] },
        else: { required: [...required, 'blocks'] },
        properties: listed('#/definitions/entry') as Blocks,
        definitions: { block: blockUnion(blocks), entry, change: changeOfAny(blocks) },
      },
    ],
    [
      'page-part.schema.json',
      {
        title: 'Part of pages',
        description: 'A file that pages extend, and that is no page itself.',
        ...page,
        properties: listed('page.schema.json#/definitions/entry') as Blocks,
      },
    ],
    [
      'shared-block.schema.json',
      {
        title: 'Shared block',
        description: 'A block that pages use by the name of its file.',
        allOf: [{ $ref: 'page.schema.json#/definitions/entry' }],
      },
    ],
  ]);
}

const entry: JsonSchema = {
  title: 'Block',
  description: 'One block of the page, a shared block that it uses, or a change to a block of the page that it extends.',
  type: 'object',
  // Asked by what is not there: while somebody types, editors pass over what is required.
  if: { properties: Object.fromEntries(changeWords.map((word) => [word, false])) as object },
  // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword.
  then: { $ref: '#/definitions/block' },
  else: { $ref: '#/definitions/change' },
  allOf: [
    // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword.
    { if: { properties: { type: false } } as object, then: { properties: { use: referTo('./', use), in: place.in as JsonSchema } } },
  ],
};

function blockUnion(blocks: Blocks): JsonSchema {
  const branches = Object.fromEntries(
    Object.entries(blocks).map(([type, { title, description, formerly }]) => [
      type,
      { title, description, ...(formerly && { formerly }), $ref: `blocks/${type}.schema.json` },
    ]),
  );
  return unionByType({
    branches,
    noun: 'Block',
    description: 'One block of the page. Its type says which keys it takes.',
    snippets: typeSnippets(blocks),
  });
}

/** Changes to a block, whose type is known from its own words, from the shared block it uses, or not at all. */
function changeOfAny(blocks: Blocks): JsonSchema {
  const known = Object.values(blocks).flatMap((block) => Object.entries(changeOfBlock(block).properties));
  // Which block is changed only the page that is extended knows, so no more is said of a property than what it is.
  const properties = Object.fromEntries(
    known.reverse().map(([name, shape]) => [name, isShared(shape) ? shape : { description: shape.description }]),
  );
  const any: JsonSchema = {
    title: 'Change',
    description: 'A change to a block of the page that this one extends.',
    type: 'object',
    additionalProperties: false,
    properties: { ...properties, ...place },
  };
  const isOf = (type: string) => ({ type: 'object', required: ['type'], properties: { type: { const: type } } });
  return {
    title: 'Change',
    description: 'A shared block with changes, or a change to a block of the page that this one extends.',
    type: 'object',
    properties: { use: referTo('./', use) },
    allOf: [
      // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword.
      ...Object.keys(blocks).map((type) => ({ if: isOf(type), then: { $ref: `blocks/${type}.schema.json#/definitions/change` } })),
      { $ref: 'site-names.schema.json#/definitions/shared-change' },
      // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword.
      { if: { properties: { type: false, use: false } } as object, then: referTo('./', any) },
    ],
  };
}
