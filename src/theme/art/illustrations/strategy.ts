import { row } from '#theme/art/coordinates.ts';
import { along, circle, hair, line, picture, plane, steps } from './pen.ts';

/** Many ways up a mountain; one of them is taken. */
export function drawStrategy(): string {
  const [x, y] = [322, 66] as const;
  const route = (from: number): string => `M${from} 300C${row(from + (x - from) * 0.06, 232, x - (x - from) * 0.36, y + 106, x, y)}`;
  return picture(
    hair(
      steps(40, 26, 10)
        .map((level) => `M0 ${level}h480`)
        .join(''),
    ),
    plane(
      'paper',
      along(
        [
          [0, 232],
          [54, 196],
          [92, 204],
          [146, 150],
          [170, 158],
          [262, 300],
          [0, 300],
        ],
        true,
      ),
    ),
    plane(
      'sand',
      along(
        [
          [0, 300],
          [0, 272],
          [70, 246],
          [128, 202],
          [176, 184],
          [232, 126],
          [262, 116],
          [x, y],
          [400, 300],
        ],
        true,
      ),
    ),
    plane(
      'ink',
      along(
        [
          [x, y],
          [352, 126],
          [378, 148],
          [416, 216],
          [480, 268],
          [480, 300],
          [352, 300],
          [340, 232],
          [354, 188],
          [326, 138],
        ],
        true,
      ),
    ),
    hair(
      along([
        [354, 188],
        [400, 240],
        [412, 300],
      ]),
      'paper',
    ),
    line([-30, 34, 176, 238, 300].map(route).join('')),
    line(route(106), 'accent', 3.2),
    plane('accent', circle(x, y, 7)),
    line(circle(x, y, 14), 'accent'),
  );
}
