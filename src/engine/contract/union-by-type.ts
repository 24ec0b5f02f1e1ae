import type { JsonSchema } from '#contract/json-schema.ts';
import { type Snippet, typeSnippets } from '#contract/type-snippets.ts';

/**
 * A union whose branch is chosen by the value of `type`, written as `if`/`then` and not as `oneOf`: a misspelt type
 * then gives one error and not one per branch, and editors offer `type` first and list every valid value.
 * @param snippets what editors offer beside the bare types
 */
export function unionByType({
  branches,
  noun,
  description,
  snippets = typeSnippets(branches),
}: {
  branches: Readonly<Record<string, JsonSchema>>;
  noun: string;
  description: string;
  snippets?: readonly Snippet[];
}): JsonSchema {
  const types = Object.keys(branches).sort();
  const formerTypes = types.flatMap((type) => (branches[type]?.formerly ?? []).map((former) => [former, type]));
  return {
    title: noun,
    description,
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: `Which kind of ${noun.toLowerCase()} this is.`,
        enum: types,
        markdownEnumDescriptions: types.map((type) => String(branches[type]?.description ?? '')),
        defaultSnippets: snippets,
        ...(formerTypes.length > 0 && { formerValues: Object.fromEntries(formerTypes) }),
      },
    },
    allOf: types.map((type) => ({
      if: { type: 'object', required: ['type'], properties: { type: { const: type } } },
      // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword.
      then: branches[type],
    })),
  };
}
