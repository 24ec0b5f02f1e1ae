import { along, circle, hair, line, picture, plane } from './pen.ts';

/** Columns that grow, and the range of where the line may go next. */
export function drawInvestment(): string {
  const heights = [44, 58, 52, 80, 104, 132];
  const columns = heights.map((height, i) => ({ x: 44 + i * 44, top: 252 - height }));
  const [x, y] = [298, 104] as const;
  const cone = [-64, -42, -20, 2, 24, 46].map((rise) => `M${x} ${y}Q${x + 70} ${y - 26 + rise / 4} 480 ${y - 46 + rise}`);
  return picture(
    hair([60, 108, 156, 204].map((level) => `M0 ${level}h480`).join('')),
    plane('paper', `M${x} ${y}Q${x + 70} ${y - 42} 480 ${y - 110}V${y}Q${x + 70} ${y - 14.5} ${x} ${y}z`),
    plane(
      'sand',
      columns
        .map(({ x: left, top }) =>
          along(
            [
              [left, 252],
              [left, top],
              [left + 28, top],
              [left + 28, 252],
            ],
            true,
          ),
        )
        .join(''),
    ),
    plane(
      'ink',
      columns
        .map(({ x: left, top }) =>
          along(
            [
              [left + 28, 252],
              [left + 28, top],
              [left + 38, top - 8],
              [left + 38, 252],
            ],
            true,
          ),
        )
        .join(''),
    ),
    line(
      columns
        .map(({ x: left, top }) =>
          along([
            [left, top],
            [left + 10, top - 8],
            [left + 38, top - 8],
          ]),
        )
        .join(''),
    ),
    hair(cone.join('')),
    line('M20 196C96 188 132 196 168 170S250 128 298 104', 'accent', 3.2),
    `<g stroke-dasharray="2 7" stroke-linecap="round">${line(`M${x} ${y}Q${x + 70} ${y - 28} 480 52`, 'accent', 2.6)}</g>`,
    plane('accent', circle(x, y, 7)),
    line(circle(x, y, 14), 'accent'),
    line('M0 252h480'),
  );
}
