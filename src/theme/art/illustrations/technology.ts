import type { Point } from '#theme/art/coordinates.ts';
import { along, hair, line, picture, plane } from './pen.ts';

/** Layers of a system, one above the other, with a core on the uppermost. */
export function drawTechnology(): string {
  // Seen from above at 30 degrees, a little smaller than drawn.
  const iso = (u: number, v: number, lift: number): Point => [240 + (u - v) * 0.8, 158 + (u + v) * 0.4 - lift * 0.72];
  const sheet = (size: number, lift: number): string =>
    along([iso(-size, -size, lift), iso(size, -size, lift), iso(size, size, lift), iso(-size, size, lift)], true);
  const posts = (size: number, from: number, to: number): string =>
    [
      [-size, size],
      [size, size],
      [size, -size],
    ]
      .map(([u = 0, v = 0]) => along([iso(u, v, from), iso(u, v, to)]))
      .join('');
  const track = (places: readonly Point[], lift: number): string => along(places.map(([u, v]) => iso(u, v, lift)));
  const grid = [-66, -33, 0, 33, 66]
    .map((k) => along([iso(k, -100, -52), iso(k, 100, -52)]) + along([iso(-100, k, -52), iso(100, k, -52)]))
    .join('');
  const tracks: readonly (readonly Point[])[] = [
    [
      [-30, -12],
      [-72, -12],
      [-72, 56],
    ],
    [
      [-30, 12],
      [-50, 12],
      [-50, 80],
    ],
    [
      [12, 30],
      [12, 80],
    ],
    [
      [-8, 30],
      [-8, 60],
      [-24, 76],
    ],
    [
      [30, -8],
      [76, -8],
    ],
    [
      [30, 14],
      [60, 14],
      [60, 72],
    ],
    [
      [-12, -30],
      [-12, -76],
      [52, -76],
    ],
    [
      [12, -30],
      [12, -54],
      [70, -54],
    ],
  ];
  const pads = tracks.map((places) => {
    const [u, v] = places[places.length - 1] as Point;
    return along([iso(u - 5, v - 5, 74), iso(u + 5, v - 5, 74), iso(u + 5, v + 5, 74), iso(u - 5, v + 5, 74)], true);
  });
  return picture(
    plane('sand', sheet(112, -62)),
    hair(grid),
    hair(posts(100, -62, 6)),
    plane('ink', sheet(100, 6)),
    hair(sheet(84, 6), 'paper'),
    hair(posts(100, 6, 74)),
    plane('paper', sheet(100, 74)),
    line(sheet(100, 74)),
    line(tracks.map((places) => track(places, 74)).join('')),
    plane('ink', pads.join('')),
    plane('ink', along([iso(-30, 30, 74), iso(30, 30, 74), iso(30, -30, 74), iso(30, -30, 90), iso(30, 30, 90), iso(-30, 30, 90)], true)),
    plane('accent', sheet(30, 90)),
    line(sheet(17, 90), 'paper', 1.2),
  );
}
