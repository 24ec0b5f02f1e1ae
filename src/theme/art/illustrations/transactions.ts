import { circle, hair, line, picture, plane, steps } from './pen.ts';

/** Two planes cut into each other, and the spans that join them. */
export function drawTransactions(): string {
  const ground = 178;
  const radii = steps(22, 16, 8);
  const spans = radii.map((r) => `M${240 - r} ${ground}a${r} ${r} 0 0 1 ${2 * r} 0`);
  return picture(
    hair(`${[34, 70, 106, 142].map((level) => `M0 ${level}h480`).join('')}M240 0v300`),
    plane('paper', `M138 ${ground}a102 102 0 0 1 204 0z`),
    plane('sand', `M40 ${ground}h164l18 40h36l-18 44H40z`),
    plane('ink', `M204 ${ground}h236v84H240l18-44h-36z`),
    hair(`M40 206h177M40 234h211`),
    hair('M217 206h223M251 234h189', 'paper'),
    hair(spans.filter((_, i) => i % 2 === 0).join('')),
    line(spans.filter((_, i) => i % 2 === 1 && i < 7).join('')),
    line(spans[7] ?? '', 'accent', 3.2),
    plane(
      'ink',
      radii
        .slice(0, 7)
        .map((r) => circle(240 - r, ground, 2.6))
        .join(''),
    ),
    plane(
      'paper',
      radii
        .slice(0, 7)
        .map((r) => circle(240 + r, ground + 7, 1.6))
        .join(''),
    ),
    plane('accent', `${circle(106, ground, 8)}${circle(374, ground, 8)}`),
    line('M0 262h480'),
  );
}
