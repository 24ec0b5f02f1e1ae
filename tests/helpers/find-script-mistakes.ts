import type { AnyBlock } from '#engine/blocks/load-blocks.ts';

interface Folder {
  type: string;
  definition: AnyBlock;
  /** What effect.ts exports by default. */
  effect?: unknown;
  /** Its example, drawn. */
  html: string;
}

/** Where the files of a block and what it draws do not fit, with what to do. */
export function findScriptMistakes({ type, definition, effect, html }: Folder): string[] {
  const { hasEffect, Island, needsEffect, islandProps } = definition;
  const folder = `src/theme/blocks/${type}`;
  const mistakes: [wrong: unknown, message: string][] = [
    [
      hasEffect && typeof effect !== 'function',
      `${folder}/effect.ts exports no function. Write: export default function move(element: HTMLElement): void { … }`,
    ],
    [
      hasEffect && !html.includes(`data-effect="${type}"`),
      `${folder}/effect.ts does not run on the example. Draw the block with <Section>, or put data-effect={useBlock().effect} on the element it moves; where block.ts has needsEffect, example.yaml has to need it.`,
    ],
    [
      Island && !html.includes(`data-island="${type}"`),
      `${folder}/view.tsx does not draw its island. Put <Island /> of #contract/island.tsx where island.tsx belongs.`,
    ],
    [!hasEffect && needsEffect, `${folder}/block.ts has needsEffect, and there is no effect.ts. Add the file or remove the key.`],
    [!Island && islandProps, `${folder}/block.ts has islandProps, and there is no island.tsx. Add the file or remove the key.`],
  ];
  return mistakes.flatMap(([wrong, message]) => (wrong ? [message] : []));
}
