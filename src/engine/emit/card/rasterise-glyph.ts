/** The outline of a glyph in font units, y upwards: moves, lines, and curves of one or two control points. */
export type GlyphOutline = readonly { type: string; values: readonly number[] }[];

/** How much of each pixel a glyph covers. */
export interface GlyphBitmap {
  /** Of its left upper corner, in px from where the glyph stands; y downwards. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0 to 255, row by row. */
  coverage: Uint8Array;
}

interface Point {
  x: number;
  y: number;
}

/** Straight lines that a curve is drawn as: no letter of a title is so large that its corners would be seen. */
const steps = 10;

/**
 * The pixels of a glyph. The signed area that each line of the outline covers is added up and then summed along each row,
 * which gives exact edges (Raph Levien, "Inside the fastest font renderer in the world").
 * @param scale px for one font unit @param shift in px to the right, a fraction of one
 */
export function rasteriseGlyph(outline: GlyphOutline, scale: number, shift: number): GlyphBitmap | undefined {
  const contours = flatten(outline, ([x, y]) => ({ x: x * scale + shift, y: -y * scale }));
  const points = contours.flat();
  if (points.length === 0) return undefined;
  const range = (values: number[]) => [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))] as const;
  const [left, right] = range(points.map(({ x }) => x));
  const [top, bottom] = range(points.map(({ y }) => y));
  // One column more: the last pixel of a line passes the rest of its area on to the one behind it.
  const [width, height] = [right - left + 2, bottom - top];
  const areas = new Float32Array(width * height + 1);
  for (const contour of contours) {
    const placed = contour.map(({ x, y }) => ({ x: x - left, y: y - top }));
    placed.forEach((point, index) => {
      addLine(areas, width, [placed.at(index - 1) as Point, point]);
    });
  }
  const coverage = new Uint8Array(width * height);
  let sum = 0;
  for (let at = 0; at < coverage.length; at++) {
    sum = at % width === 0 ? (areas[at] ?? 0) : sum + (areas[at] ?? 0);
    coverage[at] = Math.min(255, Math.round(Math.abs(sum) * 255));
  }
  return { left, top, width, height, coverage };
}

/** The closed contours of an outline as straight lines. */
function flatten(outline: GlyphOutline, place: (point: readonly [number, number]) => Point): Point[][] {
  const contours: Point[][] = [];
  for (const { type, values } of outline) {
    if (type === 'M') contours.push([]);
    const contour = contours.at(-1);
    const ends = Array.from({ length: values.length / 2 }, (_, index) => place([values[index * 2] ?? 0, values[index * 2 + 1] ?? 0]));
    const from = contour?.at(-1);
    if (!contour || ends.length === 0) continue;
    if (from && ends.length > 1) for (let step = 1; step <= steps; step++) contour.push(pointOn([from, ...ends], step / steps));
    else contour.push(...ends);
  }
  return contours;
}

/** A point on a Bézier curve, by De Casteljau's construction. @param share of the way, 0 to 1 */
function pointOn(points: readonly Point[], share: number): Point {
  const [first, ...others] = points;
  if (!first || others.length === 0) return first ?? { x: 0, y: 0 };
  const between = others.map((point, index) => {
    const { x, y } = points[index] ?? point;
    return { x: x + (point.x - x) * share, y: y + (point.y - y) * share };
  });
  return pointOn(between, share);
}

/** Adds what a line covers to the right of it: to the pixels it crosses a part, to the next one the rest. */
function addLine(areas: Float32Array, width: number, [start, end]: readonly [Point, Point]): void {
  if (start.y === end.y) return;
  const sign = start.y < end.y ? 1 : -1;
  const [upper, lower] = sign > 0 ? [start, end] : [end, start];
  const slope = (lower.x - upper.x) / (lower.y - upper.y);
  let x = upper.x;
  for (let row = Math.floor(upper.y); row < lower.y; row++) {
    const part = Math.min(row + 1, lower.y) - Math.max(row, upper.y);
    const next = x + slope * part;
    addRow(areas, row * width, { from: Math.min(x, next), to: Math.max(x, next), area: part * sign });
    x = next;
  }
}

/** The part of a line that lies in one row. @param area of a whole pixel to the right of it, with its sign */
function addRow(areas: Float32Array, row: number, { from, to, area }: { from: number; to: number; area: number }): void {
  const first = Math.floor(from);
  const last = Math.max(first + 1, Math.ceil(to));
  let before = 0;
  for (let pixel = first; pixel < last; pixel++) {
    // The share of the pixel and of all before it that lies to the right of the line.
    const covered = shareRightOf(from, to, pixel + 1);
    const at = row + pixel;
    areas[at] = (areas[at] ?? 0) + area * (covered - before);
    before = covered;
  }
  areas[row + last] = (areas[row + last] ?? 0) + area * (1 - before);
}

/** How much of the pixel that ends at `edge` lies to the right of a line that goes evenly from `from` to `to`. */
function shareRightOf(from: number, to: number, edge: number): number {
  if (to - from < 1e-6) return Math.min(1, Math.max(0, edge - from));
  // The mean over the line of what of the pixel [edge - 1, edge] lies right of a point, which is (edge - x) cut to 0 to 1.
  const integral = (x: number) => (x < edge - 1 ? x : x < edge ? edge - 0.5 - (edge - x) ** 2 / 2 : edge - 0.5);
  return (integral(to) - integral(from)) / (to - from);
}
