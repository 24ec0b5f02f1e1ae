import fc from 'fast-check';

/** How a generated file is laid out. */
interface Layout {
  dash: number;
  newline: string;
  open: boolean;
}

type Tree =
  | { scalar: string }
  | { flow: string }
  | { list: Tree[]; gap: boolean; notes: Notes[] }
  | { map: [string, Tree][]; gap: boolean; notes: Notes[] };

interface Notes {
  above?: string;
  behind?: string;
  below?: string;
}

const scalar = fc.constantFrom(
  'word',
  'two words',
  '"quoted"',
  "'single'",
  '12',
  'true',
  '""',
  '"a: b"',
  '/path',
  '',
  '|\n  long\n  text',
  '>-\n  folded\n  text',
  '|+\n  kept\n\n',
);
const flow = fc.constantFrom(
  '[]',
  '{}',
  '[a, b]',
  '{ a: 1, b: two }',
  '[{ a: 1 }, { a: 2 }]',
  '[\n  a, # one\n  # above\n  b\n]',
  '{\n  a: 1,\n  b: [x],\n}',
  '[ a ]',
  '[a,b]',
);
const word = fc.constantFrom('note', 'another note', 'third');
const notes: fc.Arbitrary<Notes> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.record({ above: word }),
  fc.record({ behind: word }),
  fc.record({ below: word }),
  fc.record({ above: word, behind: word }),
);

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ scalar }),
    fc.record({ flow }),
    fc
      .tuple(fc.array(fc.tuple(tie('tree'), notes), { minLength: 1, maxLength: 4 }), fc.boolean())
      .map(([items, gap]): Tree => ({ list: items.map(([item]) => item), notes: items.map(([, note]) => note), gap })),
    fc
      .tuple(
        fc.uniqueArray(fc.constantFrom('a', 'b', 'heading', '"q"', 'long-key'), { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(tie('tree'), notes), { minLength: 4, maxLength: 4 }),
        fc.boolean(),
      )
      .map(
        ([keys, items, gap]): Tree => ({
          map: keys.map((key, index) => [key, (items[index] as [Tree, Notes])[0]]),
          notes: items.map(([, note]) => note),
          gap,
        }),
      ),
  ),
}));

const layout = fc.record({ dash: fc.constantFrom(0, 2), newline: fc.constantFrom('\n', '\n', '\r\n'), open: fc.boolean() });

/** YAML files in block and flow style, with comments and blank lines, with and without a last line break. */
export const arbitraryYaml: fc.Arbitrary<string> = fc
  .tuple(tree, layout, fc.boolean())
  .filter(([root]) => 'list' in root || 'map' in root)
  .map(([root, shape, modeline]) => {
    const lines = [...(modeline ? ['# yaml-language-server: $schema=x'] : []), ...linesOf(root, shape)];
    return lines.join(shape.newline) + (shape.open ? '' : shape.newline);
  });

/** The lines of a list or map, from its own column. */
function linesOf(node: Tree, shape: Layout): string[] {
  const items: [string, Tree][] =
    'list' in node ? node.list.map((item) => ['-', item]) : 'map' in node ? node.map.map(([key, item]) => [`${key}:`, item]) : [];
  const { notes: all = [], gap = false } = 'gap' in node ? node : {};
  return items.flatMap(([head, item], index) => {
    const { above, behind, below } = all[index] ?? {};
    return [
      ...(gap && index > 0 ? [''] : []),
      ...(above ? [`# ${above}`] : []),
      ...written(head, item, { shape, behind: behind ? ` # ${behind}` : '' }),
      ...(below && 'map' in item ? [`    # ${below}`] : []),
    ];
  });
}

function written(head: string, item: Tree, { shape, behind }: { shape: Layout; behind: string }): string[] {
  if ('scalar' in item || 'flow' in item) {
    const [first = '', ...rest] = ('scalar' in item ? item.scalar : item.flow).split('\n');
    return [`${head}${first && ` ${first}`}${behind}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))];
  }
  const inner = linesOf(item, shape);
  if (head === '-' && !inner[0]?.startsWith('#') && behind === '')
    return inner.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`));
  const by = ' '.repeat('list' in item && head !== '-' ? shape.dash : 2);
  return [`${head}${behind}`, ...inner.map((line) => line && by + line)];
}
