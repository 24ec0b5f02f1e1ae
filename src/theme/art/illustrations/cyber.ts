import { along, around, circle, hair, line, picture, plane, steps } from './pen.ts';

/** A core inside rings of shields; what comes from outside is turned away. */
export function drawCyber(): string {
  const [x, y] = [240, 150] as const;
  const hexagon = (r: number): string =>
    along(
      steps(-90, 60, 6).map((turn) => around(x, y, r, turn)),
      true,
    );
  const corners = (r: number): (readonly [number, number])[] => steps(-90, 60, 6).map((turn) => around(x, y, r, turn));
  const spokes = corners(58)
    .map((corner, i) => along([corner, corners(92)[i] ?? corner]))
    .join('');
  // The way back is the way in, mirrored in the hexagon's upright side.
  const side = x - 126 * Math.cos(Math.PI / 6);
  return picture(
    hair(
      steps(156, 34, 5)
        .map((r) => circle(x, y, r))
        .join(''),
    ),
    plane('sand', hexagon(126)),
    line(hexagon(126)),
    plane('paper', hexagon(92)),
    line(hexagon(92), 'ink', 1.2),
    line(spokes),
    hair(
      corners(92)
        .flatMap((corner, i) => [
          along([corner, corners(126)[(i + 1) % 6] ?? corner]),
          along([corner, corners(126)[(i + 5) % 6] ?? corner]),
        ])
        .join(''),
    ),
    plane('ink', hexagon(58)),
    line(hexagon(46), 'paper', 1),
    plane('accent', circle(x, y, 21)),
    line(circle(x, y, 30), 'accent', 1.6),
    plane('ink', [...corners(92), ...corners(126)].map(([cx, cy]) => circle(cx, cy, 4.5)).join('')),
    line(`M0 62L${side} 132L0 202M480 98L${2 * x - side} 168L480 238`, 'accent', 2.4),
    plane('accent', circle(side, 132, 5) + circle(2 * x - side, 168, 5)),
  );
}
