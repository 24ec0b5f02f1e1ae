import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import { comparePictures, type Difference } from './compare-pictures.ts';
import { keptFile } from './kept-pictures.ts';
import { readPicture, type SmallPicture, shrinkPicture, writeEnlarged, writePicture } from './small-picture.ts';
import type { Draw } from './take-pictures.ts';

/** Set by `npm run accept:pictures`: what differs replaces what is kept. */
const accepts = process.env.ACCEPT_PICTURES === '1';

const mostDrawings = 5;

const suggestion = 'If this is how it is meant to look: npm run accept:pictures';

/**
 * Holds what the browser draws against the kept picture of that name.
 * @returns what is wrong, for the author of the change; nothing when they show the same
 */
export async function checkPicture(name: string, draw: Draw): Promise<string | undefined> {
  const file = keptFile(name);
  const expected = existsSync(file) ? await readPicture(file) : undefined;
  const { png, actual, difference } = await drawWhole(draw, expected);
  if (expected && !difference) return undefined;
  if (accepts) {
    await writePicture(file, actual);
    return undefined;
  }
  if (!expected || !difference) return `${name}: no picture of it is kept in ${shorten(file)}. To keep one: npm run accept:pictures`;
  return describe(name, difference, await writeEvidence(name, { png, expected, difference }));
}

interface Drawn {
  png: Buffer;
  actual: SmallPicture;
  /** From what is expected. */
  difference?: Difference;
}

/** A busy browser may leave a part of a picture blank, so what is not as expected is drawn until two drawings agree. */
async function drawWhole(draw: Draw, expected: SmallPicture | undefined): Promise<Drawn> {
  let earlier: SmallPicture | undefined;
  for (let left = mostDrawings; ; left--) {
    const png = await draw();
    const actual = await shrinkPicture(png);
    const difference = expected && comparePictures(expected, actual);
    const agreed = (expected && !difference) || (earlier && !comparePictures(earlier, actual));
    if (agreed || left === 1) return { png, actual, difference };
    earlier = actual;
  }
}

async function writeEvidence(
  name: string,
  { png, expected, difference }: { png: Buffer; expected: SmallPicture; difference: Difference },
): Promise<string[]> {
  const [actualFile, expectedFile, differenceFile] = ['actual', 'expected', 'difference'].map((what) =>
    join(engineRoot, 'test-results', 'pictures', `${name}-${what}.png`),
  ) as [string, string, string];
  await mkdir(dirname(actualFile), { recursive: true });
  await Promise.all([
    writeFile(actualFile, png),
    writeEnlarged(expectedFile, expected, 'cubic'),
    writeEnlarged(differenceFile, difference.picture, 'nearest'),
  ]);
  return [actualFile, expectedFile, differenceFile].map(shorten);
}

function describe(name: string, { count, total, strongest, box, sizes }: Difference, files: readonly string[]): string {
  const [left, top, right, bottom] = box;
  const grown = sizes && `  It was ${sizes[0].join(' x ')} px and is ${sizes[1].join(' x ')} px, to the next 4.`;
  return [
    `${name}: ${((100 * count) / total).toFixed(2)} % of the picture differs, by up to ${strongest} of 255 levels,`,
    `  all of it between x ${left} and ${right}, y ${top} and ${bottom} px.`,
    ...(grown ? [grown] : []),
    ...files.map((file) => `  ${file}`),
    `  ${suggestion}`,
  ].join('\n');
}

function shorten(file: string): string {
  return relative(engineRoot, file);
}
