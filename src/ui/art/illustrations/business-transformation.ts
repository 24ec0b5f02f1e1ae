import type { Point } from '../coordinates.ts';
import { drawSpline } from '../draw-spline.ts';
import { circle, hair, line, picture, plane, steps } from './pen.ts';

/** A square becomes a circle on the way up, one step at a time. */
export function drawBusinessTransformation(): string {
  const count = 9;
  const place = (t: number): Point => [92 + 296 * t, 206 - 112 * t * t * (3 - 2 * t)];
  const shape = (t: number): string => {
    const [x, y] = place(t);
    // A superellipse: power 2 is a circle, and a high power is nearly a square.
    const power = 2 + 14 * (1 - t) ** 2.2;
    const [size, turn] = [50 + 8 * t, (Math.PI / 4) * t];
    const outline = steps(0, 1, 28).map((i): Point => {
      const angle = (2 * Math.PI * (i + 0.5)) / 28;
      const r = size / (Math.abs(Math.cos(angle)) ** power + Math.abs(Math.sin(angle)) ** power) ** (1 / power);
      return [x + r * Math.cos(angle + turn), y + r * Math.sin(angle + turn)];
    });
    return drawSpline(outline, true);
  };
  const [endX, endY] = place(1);
  return picture(
    hair(`M0 257h480M0 36h480M92 0v300M${endX} 0v300`),
    plane('sand', 'M0 257h480v43H0z'),
    plane('ink', 'M42 156h100v100H42z'),
    line(steps(1, 1, count - 2).map((i) => shape(i / (count - 1))).join(''), 'ink', 1.4),
    plane('accent', circle(endX, endY, 58)),
    line(steps(5, 1, 3).map((i) => shape(i / (count - 1))).join(''), 'ink', 1.4),
    line(drawSpline(steps(0, 0.125, 9).map(place), false), 'paper', 1.6),
    plane('paper', circle(92, 206, 4.5) + circle(endX, endY, 4.5)),
  );
}
