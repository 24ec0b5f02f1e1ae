import { type Point, row } from './coordinates.ts';

/**
 * Path data for the quadratic B-spline that has `points` as its control points: it rounds every corner and touches
 * the middle of every side. Each curve's control point mirrors the one before, so SVG's `t` needs two numbers a point.
 */
export function drawSpline(points: readonly Point[], closed: boolean): string {
  const first = points[0];
  const second = points[1];
  if (!first || !second) return '';
  const snap = (value: number): number => Math.round(value * 10) / 10;

  const start: Point = closed ? [snap((first[0] + second[0]) / 2), snap((first[1] + second[1]) / 2)] : [snap(first[0]), snap(first[1])];
  const targets = closed ? [...points.slice(1), first] : points.slice(1);
  let path = `M${row(...start)}`;
  let here = start;
  let control: Point = start;

  targets.forEach((target, i) => {
    const next = targets[i + 1] ?? (closed ? second : undefined);
    if (i === 0) {
      control = [snap(target[0]), snap(target[1])];
      const end = next ? middle(control, next, snap) : control;
      path += `q${row(control[0] - here[0], control[1] - here[1], end[0] - here[0], end[1] - here[1])}`;
      here = end;
      return;
    }
    // The mirrored control point differs a little from the wanted one, because `here` is rounded. Measuring the next
    // middle from the mirrored one keeps that error from growing along the line.
    control = [2 * here[0] - control[0], 2 * here[1] - control[1]];
    const end = next ? middle(control, next, snap) : ([snap(target[0]), snap(target[1])] as const);
    path += `t${row(end[0] - here[0], end[1] - here[1])}`;
    here = end;
  });
  return closed ? `${path}z` : path;
}

function middle(a: Point, b: Point, snap: (value: number) => number): Point {
  return [snap((a[0] + b[0]) / 2), snap((a[1] + b[1]) / 2)];
}
