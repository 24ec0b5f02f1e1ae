import { along, circle, hair, line, picture, plane, steps } from './pen.ts';

/** Many ways up a mountain; one of them is taken. */
export function drawStrategy(): string {
  const summit = [318, 62] as const;
  const route = (x: number, bend: number): string => `M${x} 300C${x + 20} ${252 - bend} ${236 + bend / 2} ${214 - bend} ${summit[0]} ${summit[1]}`;
  return picture(
    hair(steps(92, 26, 8).map((y) => `M0 ${y}h480`).join('')),
    plane('sand', along([[150, 300], [230, 178], [262, 190], summit, [352, 132], [376, 150], [480, 268], [480, 300]], true)),
    plane('ink', along([summit, [352, 132], [376, 150], [480, 268], [480, 300], [356, 300], [338, 226], [352, 188], [326, 140]], true)),
    plane('paper', along([summit, [326, 140], [312, 122], [298, 134], [286, 130]], true)),
    hair(along([[352, 188], [404, 246], [414, 300]]), 'paper'),
    line(route(-40, 70) + route(34, 36) + route(176, -30) + route(252, -62)),
    line(route(104, 4), 'accent', 3.2),
    plane('accent', circle(summit[0], summit[1], 7)),
    line(circle(summit[0], summit[1], 14), 'accent'),
  );
}
