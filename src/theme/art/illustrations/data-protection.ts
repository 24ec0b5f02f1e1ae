import { circle, hair, line, picture, plane, steps } from './pen.ts';

/** Records in rows; behind the door only their places can be seen. */
export function drawDataProtection(): string {
  const rows = steps(58, 26, 8);
  const lengths = [
    [62, 40, 78],
    [48, 66, 54],
    [74, 32, 66],
    [40, 58, 84],
    [66, 46, 40],
    [52, 70, 60],
    [70, 36, 72],
    [44, 60, 50],
  ];
  const records = rows.map((y, i) => {
    const [a = 0, b = 0, c = 0] = lengths[i] ?? [];
    return `M64 ${y}h${a}M154 ${y}h${b}M238 ${y}h${c}`;
  });
  const dots = rows.map((y) => `M272 ${y}h128`);
  return picture(
    plane('paper', 'M40 32h400v236H40z'),
    hair(
      `${steps(71, 26, 7)
        .map((y) => `M40 ${y}h400`)
        .join('')}M142 32v236M226 32v236`,
    ),
    line(records.join(''), 'ink', 5),
    plane('sand', 'M210 16l36 16v236l-36 16z'),
    plane('ink', 'M246 16h178v268H246z'),
    `<g stroke-dasharray="1 13" stroke-linecap="round" opacity=".55">${line(dots.join(''), 'paper', 3)}</g>`,
    plane('ink', circle(335, 150, 62)),
    line(circle(335, 150, 56), 'paper', 1.2),
    plane('accent', circle(335, 150, 46)),
    plane('ink', 'M335 126a15 15 0 0 0-8 27.700l-6 23.300h28l-6-23.300a15 15 0 0 0-8-27.700z'),
  );
}
