import { row } from '#theme/art/coordinates.ts';
import { along, around, circle, hair, line, picture, plane, steps } from './pen.ts';

/** A share taken from a whole, and the coin it is paid in, set as a sign for per cent. */
export function drawTax(): string {
  const [coinX, coinY, wholeX, wholeY] = [134, 106, 346, 194] as const;
  const slice = (x: number, y: number, r: number, from: number, to: number): string =>
    `M${row(x, y)}L${row(...around(x, y, r, from))}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${row(...around(x, y, r, to))}z`;
  const [shareX, shareY] = around(wholeX, wholeY, 13, -52);
  const milling = steps(0, 7.5, 48).map((turn) => along([around(coinX, coinY, 56, turn), around(coinX, coinY, 62, turn)]));
  return picture(
    hair(
      steps(30, 24, 11)
        .map((y) => `M0 ${y}h480`)
        .join(''),
    ),
    plane('sand', 'M318 0h62L162 300h-62z'),
    line('M318 0L100 300M380 0L162 300'),
    plane('paper', circle(coinX, coinY, 68)),
    line(circle(coinX, coinY, 68)),
    line(milling.join(''), 'ink', 1),
    plane('ink', circle(coinX, coinY, 46)),
    hair(circle(coinX, coinY, 38) + circle(coinX, coinY, 32), 'paper'),
    plane(
      'paper',
      along(
        [around(coinX, coinY, 17, -90), around(coinX, coinY, 17, 0), around(coinX, coinY, 17, 90), around(coinX, coinY, 17, 180)],
        true,
      ),
    ),
    plane('ink', slice(wholeX, wholeY, 78, -16, 272)),
    hair(
      steps(20, 36, 7)
        .map((turn) => along([[wholeX, wholeY], around(wholeX, wholeY, 78, turn)]))
        .join('') + circle(wholeX, wholeY, 52),
      'paper',
    ),
    plane('accent', slice(shareX, shareY, 78, -88, -16)),
    plane('ink', circle(wholeX, wholeY, 30)),
    plane('paper', circle(wholeX, wholeY, 22)),
  );
}
