import { type Point, short } from '#theme/art/coordinates.ts';
import { drawSpline } from '#theme/art/draw-spline.ts';
import { circle, colour, hair, line, picture, plane, steps } from './pen.ts';

/** A square becomes a circle on the way up, one step at a time. */
export function drawBusinessTransformation(): string {
  const count = 9;
  const place = (t: number): Point => [92 + 296 * t, 206 - 112 * t * t * (3 - 2 * t)];
  const shape = (t: number): string => {
    const [x, y] = place(t);
    const half = 50 + 8 * t;
    const corner = half * t ** 1.3;
    return `<rect x="${short(x - half)}" y="${short(y - half)}" width="${short(2 * half)}" height="${short(2 * half)}" rx="${short(corner)}"/>`;
  };
  const shapes = (first: number, number: number): string =>
    `<g stroke="${colour.ink}" stroke-width="1.4">${steps(first, 1, number)
      .map((i) => shape(i / (count - 1)))
      .join('')}</g>`;
  const [endX, endY] = place(1);
  return picture(
    hair(`M0 257h480M0 36h480M92 0v300M${endX} 0v300`),
    plane('sand', 'M0 257h480v43H0z'),
    plane('ink', 'M42 156h100v100H42z'),
    shapes(1, count - 2),
    plane('accent', circle(endX, endY, 58)),
    shapes(5, 3),
    line(drawSpline(steps(0, 0.125, 9).map(place), false), 'paper', 1.6),
    plane('paper', circle(92, 206, 4.5) + circle(endX, endY, 4.5)),
  );
}
