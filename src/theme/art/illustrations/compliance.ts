import { drawSpline } from '#theme/art/draw-spline.ts';
import { along, around, circle, hair, line, picture, plane, steps } from './pen.ts';

/** Ruled sheets, one over the other, under a seal. */
export function drawCompliance(): string {
  const [x, y] = [318, 178] as const;
  const rosette = (phase: number): string =>
    drawSpline(
      steps(0, 6, 60).map((turn) => around(x, y, 56 + 10 * Math.cos(((10 * turn + phase) * Math.PI) / 180), turn)),
      true,
    );
  const edge = along(
    steps(0, 5, 72).map((turn, i) => around(x, y, i % 2 === 0 ? 84 : 78, turn)),
    true,
  );
  return picture(
    plane('sand', 'M128 30h232v240H128z'),
    plane('ink', 'M104 44h232v240H104z'),
    plane('paper', 'M80 58h232v242H80z'),
    hair(
      `${steps(110, 22, 9)
        .map((level) => `M80 ${level}h232`)
        .join('')}M124 58v242`,
    ),
    line(
      `M140 88h96${steps(124, 44, 4)
        .map((level, i) => `M140 ${level}h${[70, 52, 62, 44][i]}`)
        .join('')}`,
      'ink',
      3,
    ),
    line(
      steps(121, 22, 8)
        .map((level) => `M96 ${level}l4 4 8-9`)
        .join(''),
      'accent',
      1.6,
    ),
    plane('accent', edge),
    line(circle(x, y, 70), 'paper', 1.2),
    line(rosette(0) + rosette(120) + rosette(240), 'paper', 0.8),
    plane('ink', circle(x, y, 41)),
    line(`M${x - 17} ${y + 1}l12 12 23-25`, 'paper', 4),
  );
}
