import type { JsonSchema } from '#contract/json-schema.ts';

/** What an editor offers beside a type: the type with every key it requires (VS Code's `defaultSnippets`). */
export interface Snippet {
  label: string;
  markdownDescription: string;
  bodyText: string;
}

/** One for every type that requires more than its type. The keys are indented for a block that starts with a dash. */
export function typeSnippets(branches: Readonly<Record<string, JsonSchema>>): Snippet[] {
  return Object.keys(branches)
    .sort()
    .flatMap((type) => {
      const shape = branches[type] as JsonSchema;
      const keys = (shape.required ?? []).filter((key) => key !== 'type');
      if (keys.length === 0) return [];
      let stop = 0;
      const lines = keysOf(shape, keys, () => `$${++stop}`);
      const bodyText = [type, ...lines.map((line) => `  ${line}`)].join('\n');
      return [{ label: `${type} + ${keys.join(', ')}`, markdownDescription: String(shape.description ?? ''), bodyText }];
    });
}

function keysOf({ properties = {} }: JsonSchema, keys: readonly string[], stop: () => string): string[] {
  return keys.flatMap((key) => {
    const [first = '', ...rest] = linesOf(properties[key] ?? {}, stop);
    return [`${key}:${first}`, ...rest.map((line) => `  ${line}`)];
  });
}

/** What stands behind the colon, then the lines under it. */
function linesOf(shape: JsonSchema, stop: () => string): string[] {
  if (shape.type === 'object' && shape.required) return ['', ...keysOf(shape, shape.required, stop)];
  if (shape.type !== 'array') return [` ${stop()}`];
  const [first = '', ...rest] = shape.items?.type === 'object' ? keysOf(shape.items, shape.items.required ?? [], stop) : [stop()];
  return ['', `- ${first}`, ...rest.map((line) => `  ${line}`)];
}
