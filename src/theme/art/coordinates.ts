/** A place in a drawing: right and down are positive. */
export type Point = readonly [x: number, y: number];

/** A number as SVG needs it: at most one decimal, no leading zero, no negative zero. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Numbers in a row, with a space only where the next number would run into the one before. */
export function row(...values: number[]): string {
  return values.map(short).reduce((text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`), '');
}
