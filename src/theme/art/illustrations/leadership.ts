import type { Point } from '#theme/art/coordinates.ts';
import { along, hair, line, picture, plane } from './pen.ts';

/** One ahead, and the others in formation behind. */
export function drawLeadership(): string {
  const head: Point = [392, 150];
  const wing = (rank: number, side: number): Point => [head[0] - 64 * rank, head[1] + side * 41 * rank];
  const dart = ([x, y]: Point, size: number): string =>
    along(
      [
        [x, y],
        [x - size * 1.5, y - size * 0.62],
        [x - size * 1.12, y],
        [x - size * 1.5, y + size * 0.62],
      ],
      true,
    );
  const shade = ([x, y]: Point, size: number): string =>
    along(
      [
        [x, y],
        [x - size * 1.12, y],
        [x - size * 1.5, y + size * 0.62],
      ],
      true,
    );
  const ranks = [1, 2, 3].flatMap((rank) => [wing(rank, -1), wing(rank, 1)]);
  const inner = [2, 3].flatMap((rank) =>
    rank === 2 ? [[head[0] - 128, head[1]] as Point] : [[head[0] - 192, head[1] - 41] as Point, [head[0] - 192, head[1] + 41] as Point],
  );
  return picture(
    plane(
      'sand',
      along(
        [
          [480, 150],
          [head[0] + 14, 150],
          [150, 0],
          [480, 0],
        ],
        true,
      ),
    ),
    hair([head, ...ranks, ...inner].map(([x, y]) => `M0 ${y}H${x - 20}`).join('')),
    hair(along([[head[0] - 250, -10], head, [head[0] - 250, 310]])),
    hair('M392 150h88'),
    plane('paper', inner.map((place) => dart(place, 27)).join('')),
    line(inner.map((place) => dart(place, 27)).join(''), 'ink', 1.4),
    plane('ink', ranks.map((place) => dart(place, 31)).join('')),
    plane('accent', dart([head[0] + 14, head[1]], 52)),
    plane('ink', shade([head[0] + 14, head[1]], 52)),
  );
}
