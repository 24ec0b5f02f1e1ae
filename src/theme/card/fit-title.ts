import type { Typesetter } from '#contract/card-design.ts';

/** A title broken into lines. */
export interface FittedTitle {
  /** In px. */
  size: number;
  lines: string[];
}

/** The largest size at which a title takes three lines, or four of the smallest; what is longer ends in an ellipsis. */
export function fitTitle(title: string, width: number, display: Typesetter): FittedTitle {
  for (const size of [84, 72, 62]) {
    const lines = display.wrap(title, size, width);
    if (lines.length <= (size > 72 ? 2 : 3) && lines.every((line) => display.measure(line, size) <= width)) return { size, lines };
  }
  const size = 52;
  const lines = display.wrap(title, size, width);
  const shown = lines.slice(0, 4).map((line) => shorten({ line, size, width, display }));
  if (lines.length > 4) shown[3] = shorten({ line: `${shown[3]}…`, size, width, display });
  return { size, lines: shown };
}

function shorten({ line, size, width, display }: { line: string; size: number; width: number; display: Typesetter }): string {
  if (display.measure(line, size) <= width) return line;
  const letters = [...line.replace(/…$/, '')];
  while (letters.length > 1 && display.measure(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
