import { type SmallPicture, scale } from './small-picture.ts';

export interface Difference {
  /** How many small pixels differ, of how many. */
  count: number;
  total: number;
  /** How far the worst of them is beyond what is tolerated in place, from 0 to 255. */
  strongest: number;
  /** What encloses them, in page pixels: left, top, right, bottom. */
  box: [left: number, top: number, right: number, bottom: number];
  /** The sizes in page pixels where they are not the same: expected, then actual. */
  sizes?: [expected: [number, number], actual: [number, number]];
  /** The actual picture, pale, with what differs in red. */
  picture: SmallPicture;
}

/** How far a pixel may lie towards each of its neighbours: half the way is a shift by two page pixels. */
const reach = 0.5;
/** Levels of 255 beyond that, from which a pixel differs by itself. */
const plain = 10;
/** Levels from which it differs as part of a straight line, and how long such a line is. */
const faint = 3;
const line = 8;

/**
 * Compares two small pictures of a page.
 *
 * Another way of drawing glyphs moves their ink by a page pixel or two at most, so a pixel may take any value between its
 * own and half the way to the highest and the lowest of its eight neighbours, in either of the pictures. What has moved
 * by four page pixels has moved by a whole small pixel and lies outside. A bound on the plain distance cannot tell these
 * apart: smoothing changes a pixel of text by 41, and a field with a thin edge that moved changes by 26. What remains of
 * smoothing is scattered (8 levels at most, never three in a row), while a thin edge is faint but long.
 * @returns nothing when they show the same
 */
export function comparePictures(expected: SmallPicture, actual: SmallPicture): Difference | undefined {
  const [width, height] = [Math.max(expected.width, actual.width), Math.max(expected.height, actual.height)];
  const excess = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      excess[y * width + x] = contains(expected, x, y) && contains(actual, x, y) ? excessAt([expected, actual], x, y) : 255;
  const differing = new Set<number>();
  for (let index = 0; index < excess.length; index++) if ((excess[index] as number) > plain) differing.add(index);
  for (const index of linesOf(excess, width, height)) differing.add(index);
  if (differing.size === 0) return undefined;

  const picture = paler(actual, width, height);
  let [strongest, left, top, right, bottom] = [0, width, height, -1, -1];
  for (const index of differing) {
    const [x, y] = [index % width, Math.floor(index / width)];
    strongest = Math.max(strongest, excess[index] as number);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    picture.pixels.set([220, 0, 40], index * 3);
  }
  const box: Difference['box'] = [left * scale, top * scale, (right + 1) * scale, (bottom + 1) * scale];
  const same = expected.width === actual.width && expected.height === actual.height;
  const sizes: Difference['sizes'] = same ? undefined : [pageSize(expected), pageSize(actual)];
  return { count: differing.size, total: width * height, strongest: Math.round(strongest), box, sizes, picture };
}

/** The pixels of every straight line, level or upright. */
function linesOf(excess: Float32Array, width: number, height: number): number[] {
  const found: number[] = [];
  const follow = (start: number, step: number, length: number) => {
    let run: number[] = [];
    for (let place = 0; place <= length; place++) {
      const index = start + place * step;
      if (place < length && (excess[index] as number) > faint) run.push(index);
      else {
        if (run.length >= line) found.push(...run);
        run = [];
      }
    }
  };
  for (let y = 0; y < height; y++) follow(y * width, 1, width);
  for (let x = 0; x < width; x++) follow(x, width, height);
  return found;
}

/** The channel of a pixel that lies furthest outside what either picture allows the other. */
function excessAt([expected, actual]: readonly [SmallPicture, SmallPicture], x: number, y: number): number {
  let worst = 0;
  for (let channel = 0; channel < 3; channel++) {
    const wanted = expected.pixels[(y * expected.width + x) * 3 + channel] as number;
    const found = actual.pixels[(y * actual.width + x) * 3 + channel] as number;
    if (Math.abs(wanted - found) <= faint) continue;
    worst = Math.max(worst, Math.min(outside(expected, { x, y, channel }, found), outside(actual, { x, y, channel }, wanted)));
  }
  return worst;
}

/** One channel of one pixel. */
interface Sample {
  x: number;
  y: number;
  channel: number;
}

/** How far a value lies outside what the surroundings of a pixel allow. */
function outside({ width, height, pixels }: SmallPicture, { x, y, channel }: Sample, value: number): number {
  const own = pixels[(y * width + x) * 3 + channel] as number;
  let [lowest, highest] = [own, own];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const near = pixels[(row * width + column) * 3 + channel] as number;
      lowest = Math.min(lowest, near);
      highest = Math.max(highest, near);
    }
  }
  return Math.max(0, own + reach * (lowest - own) - value, value - own - reach * (highest - own));
}

function contains({ width, height }: SmallPicture, x: number, y: number): boolean {
  return x < width && y < height;
}

function pageSize({ width, height }: SmallPicture): [number, number] {
  return [width * scale, height * scale];
}

function paler(source: SmallPicture, width: number, height: number): SmallPicture {
  const pixels = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < source.height; y++)
    for (let index = 0; index < source.width * 3; index++)
      pixels[y * width * 3 + index] = 170 + (source.pixels[y * source.width * 3 + index] as number) / 3;
  return { width, height, pixels };
}
