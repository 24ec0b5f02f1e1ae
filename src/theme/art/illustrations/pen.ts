import { type Point, row, short } from '#theme/art/coordinates.ts';

/** The only colours of the service pictures: each picture paints its own ground, so it stands on any card. */
export const colour = { ground: '#efe9dd', sand: '#d8cab1', paper: '#fbf9f5', ink: '#0f1b2d', accent: '#b5652a' } as const;

/** The same picture at night: every plane and every line changes, so that what stands on what can still be told apart. */
const night: Record<keyof typeof colour, string> = {
  ground: '#1b2840',
  sand: '#34435e',
  paper: '#0c1524',
  ink: '#e4dccb',
  accent: '#d0803f',
};

// As rules over the attributes, so that a reader who ignores them shows the picture by day.
const nightStyle = `<style>@media(prefers-color-scheme:dark){${(Object.keys(night) as (keyof typeof night)[])
  .flatMap((name) => ['fill', 'stroke'].map((kind) => `[${kind}='${colour[name]}']{${kind}:${night[name]}}`))
  .join('')}}</style>`;

type Colour = keyof typeof colour;

/** A whole picture, 480 by 300: its ground, then its parts from back to front. */
export function picture(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300" width="480" height="300" fill="none" stroke-linejoin="round">${nightStyle}<path fill="${colour.ground}" d="M0 0h480v300H0z"/>${parts.join('')}</svg>\n`;
}

/** Path data through points: straight from each to the next. */
export function along(points: readonly Point[], closed = false): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${row(...point)}`).join('') + (closed ? 'z' : '');
}

/** A flat plane. */
export function plane(fill: Colour, path: string): string {
  return `<path fill="${colour[fill]}" d="${path}"/>`;
}

/** A drawn line: 1.6 is the common weight. */
export function line(path: string, stroke: Colour = 'ink', width = 1.6): string {
  return `<path stroke="${colour[stroke]}" stroke-width="${width}" d="${path}"/>`;
}

/** Construction lines, thin and half as dark. */
export function hair(path: string, stroke: Colour = 'ink'): string {
  return `<path stroke="${colour[stroke]}" stroke-width=".8" stroke-opacity=".5" d="${path}"/>`;
}

/** Path data for a circle. */
export function circle(x: number, y: number, r: number): string {
  return `M${row(x - r, y)}a${row(r, r)} 0 1 0 ${short(2 * r)} 0a${row(r, r)} 0 1 0 ${short(-2 * r)} 0z`;
}

/** A point on a circle; degrees run clockwise from the right. */
export function around(x: number, y: number, r: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
}

/** Numbers from `first` in steps, `count` of them. */
export function steps(first: number, step: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i * step);
}
