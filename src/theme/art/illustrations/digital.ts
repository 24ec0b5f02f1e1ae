import { row } from '#theme/art/coordinates.ts';
import { hair, line, picture, plane, steps } from './pen.ts';

/** A window, and the small squares that a picture in it is made of. */
export function drawDigital(): string {
  const squares: string[] = [];
  const bright: string[] = [];
  for (const [i, x] of steps(92, 18, 19).entries()) {
    for (const [j, y] of steps(98, 18, 10).entries()) {
      const crest = 4.6 + 2.6 * Math.sin(i / 2.6 + 0.4);
      const depth = (j - crest) / 2.4;
      if (depth < -0.2) continue;
      const size = 14 * Math.max(0, 1 - Math.abs(depth - 0.9) / 2.1);
      if (size < 2) continue;
      const square = `M${row(x - size / 2, y - size / 2)}h${row(size)}v${row(size)}h${row(-size)}z`;
      (i > 13 ? bright : squares).push(square);
    }
  }
  return picture(
    hair(
      steps(24, 24, 12)
        .map((y) => `M0 ${y}h480`)
        .join(''),
    ),
    plane('sand', 'M36 30h330v214H36z'),
    plane('paper', 'M62 52h292v220H62z'),
    plane('ink', 'M62 52h292v26H62z'),
    line('M62 52h292v220H62z'),
    plane('paper', 'M76 62h6v6h-6zM90 62h6v6h-6zM104 62h6v6h-6z'),
    plane('ink', squares.join('')),
    plane('accent', bright.join('')),
  );
}
