import type { Point } from './coordinates.ts';
import { drawSpline } from './draw-spline.ts';

const width = 1200;
const height = 800;
const cell = 8;
/** Contours go on past the edge, so that none ends inside the picture. */
const margin = 32;

/** Hills: centre, spread along and across, direction in degrees, height. */
const hills: readonly { at: Point; along: number; across: number; turn: number; height: number }[] = [
  { at: [830, 350], along: 270, across: 165, turn: -28, height: 0.86 },
  { at: [965, 275], along: 105, across: 85, turn: 20, height: 0.5 },
  { at: [735, 405], along: 95, across: 70, turn: -50, height: 0.42 },
  { at: [1130, 690], along: 190, across: 120, turn: -15, height: 0.62 },
  { at: [430, 690], along: 210, across: 105, turn: 12, height: 0.56 },
  { at: [310, 170], along: 190, across: 105, turn: 30, height: 0.5 },
  { at: [20, 470], along: 160, across: 130, turn: 70, height: 0.5 },
  { at: [600, 20], along: 150, across: 90, turn: -10, height: 0.34 },
  { at: [860, 590], along: 230, across: 60, turn: -24, height: -0.12 },
];
const levels = 27;

/**
 * Lines of equal height over hills, every fifth one strong, as on a survey map.
 * The left is quieter than the right, because words stand there.
 */
export function drawContours(): string {
  const columns = (width + 2 * margin) / cell;
  const rows = (height + 2 * margin) / cell;
  const place = (column: number, line: number): Point => [column * cell - margin, line * cell - margin];
  const grid = Array.from({ length: rows + 1 }, (_, line) =>
    Array.from({ length: columns + 1 }, (_, column) => heightAt(place(column, line))),
  );
  const summit = Math.max(...grid.flat());

  const paths = { index: [] as string[], plain: [] as string[] };
  for (let level = 1; level < levels; level++) {
    const lines = trace(grid, place, (summit * (level + 0.35)) / levels);
    for (const line of lines) {
      const path = smooth(line);
      if (path) paths[level % 5 === 0 ? 'index' : 'plain'].push(path);
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000">`,
    '<linearGradient id="fade"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#fff"/></linearGradient>',
    `<mask id="quieter"><path fill="url(#fade)" stroke="none" d="M0 0h${width}v${height}H0z"/></mask><g mask="url(#quieter)">`,
    `<path stroke-width="1" stroke-opacity=".6" d="${paths.plain.join('')}"/>`,
    `<path stroke-width="2" d="${paths.index.join('')}"/>`,
    '</g></svg>\n',
  ].join('');
}

function heightAt([x, y]: Point): number {
  // Slow waves bend the ground, so that no hill is a plain ellipse.
  const u = x + 26 * Math.sin(y / 103 + 0.6) + 11 * Math.sin(x / 67 + y / 59);
  const v = y + 24 * Math.sin(x / 117 + 1.9) + 9 * Math.sin(y / 63 - x / 71);
  return hills.reduce((sum, hill) => {
    const turn = (hill.turn * Math.PI) / 180;
    const along = ((u - hill.at[0]) * Math.cos(turn) + (v - hill.at[1]) * Math.sin(turn)) / hill.along;
    const across = ((v - hill.at[1]) * Math.cos(turn) - (u - hill.at[0]) * Math.sin(turn)) / hill.across;
    return sum + hill.height * Math.exp(-(along * along + across * across) / 2);
  }, 0);
}

/** Marching squares: the lines along which the grid's height is `level`, joined end to end. */
function trace(
  grid: readonly (readonly number[])[],
  place: (column: number, line: number) => Point,
  level: number,
): { points: Point[]; closed: boolean }[] {
  const value = (column: number, line: number): number => grid[line]?.[column] ?? 0;
  const crossings = new Map<string, Point>();
  const links = new Map<string, string[]>();
  const cross = (c1: number, l1: number, c2: number, l2: number): string => {
    const key = `${c1},${l1},${c2},${l2}`;
    if (!crossings.has(key)) {
      const [a, b] = [value(c1, l1), value(c2, l2)];
      const t = (level - a) / (b - a);
      const [p, q] = [place(c1, l1), place(c2, l2)];
      crossings.set(key, [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]);
    }
    return key;
  };
  const link = (a: string, b: string): void => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };

  for (let line = 0; line + 1 < grid.length; line++) {
    for (let column = 0; column + 1 < (grid[0]?.length ?? 0); column++) {
      const above = [value(column, line), value(column + 1, line), value(column + 1, line + 1), value(column, line + 1)].map(
        (h) => h > level,
      );
      const sides = [
        () => cross(column, line, column + 1, line),
        () => cross(column + 1, line, column + 1, line + 1),
        () => cross(column, line + 1, column + 1, line + 1),
        () => cross(column, line, column, line + 1),
      ].filter((_, side) => above[side] !== above[(side + 1) % 4]);
      for (let i = 0; i + 1 < sides.length; i += 2) link(sides[i]?.() ?? '', sides[i + 1]?.() ?? '');
    }
  }

  const seen = new Set<string>();
  const follow = (start: string): Point[] => {
    const points: Point[] = [];
    for (let key: string | undefined = start; key !== undefined && !seen.has(key); key = links.get(key)?.find((next) => !seen.has(next))) {
      seen.add(key);
      points.push(crossings.get(key) as Point);
    }
    return points;
  };
  const ends = [...links].filter(([, next]) => next.length === 1).map(([key]) => key);
  const open = ends.filter((key) => !seen.has(key)).map((key) => ({ points: follow(key), closed: false }));
  const rings = [...links.keys()].filter((key) => !seen.has(key)).map((key) => ({ points: follow(key), closed: true }));
  return [...open, ...rings].filter(({ points }) => points.length > 3);
}

/** The line through points that are the same distance apart, closer on small rings. */
function smooth({ points, closed }: { points: Point[]; closed: boolean }): string {
  const line = closed && points[0] ? [...points, points[0]] : points;
  const lengths = line.map((point, i) =>
    i === 0 ? 0 : Math.hypot(point[0] - (line[i - 1]?.[0] ?? 0), point[1] - (line[i - 1]?.[1] ?? 0)),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total < 60) return '';
  const count = Math.max(12, Math.round(total / 28));
  const even: Point[] = [];
  let passed = 0;
  let i = 1;
  for (let step = 0; step <= count; step++) {
    const wanted = (total * step) / count;
    while (i < line.length - 1 && passed + (lengths[i] ?? 0) < wanted) passed += lengths[i++] ?? 0;
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const t = Math.min(1, (wanted - passed) / (lengths[i] || 1));
    even.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
  }
  return drawSpline(closed ? even.slice(0, -1) : even, closed);
}
