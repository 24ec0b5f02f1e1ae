import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { useCompiledModules } from '#engine/compiled/import-source.ts';
import { type Cards, collectCards } from '#engine/emit/card/collect-cards.ts';
import { mapLimited } from '#engine/emit/map-limited.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { loadImage } from '#engine/resolve/load-image.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { cardDesign } from '#theme/card/draw-card.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../../helpers/scratch-site.ts';

const drawn: string[] = [];
afterAll(() => {
  for (const file of drawn) forget(file);
});

/** Takes a card out of what is kept for later builds. */
function forget(file: string): void {
  const folder = join(engineRoot, '.cache', 'cards');
  const name = file.replace('assets/', '');
  for (const kept of readdirSync(folder)) if (kept.startsWith(name)) rmSync(join(folder, kept));
}

async function drawCards(titles: readonly string[], count = Number.POSITIVE_INFINITY) {
  const { site } = await loadSite(engineRoot, theme);
  if (!site) throw new Error('the site has errors');
  const cards = await collectCards(cardDesign, site.fonts);
  for (const region of Object.values(site.site.data.regions).slice(0, count))
    for (const title of titles) cards.add({ title, site: site.site.data, region });
  return encodeAll(cards);
}

async function encodeAll(cards: Cards) {
  const files = new Map<string, Buffer>();
  await cards.encode((file, { content }) => void files.set(file, content));
  drawn.push(...files.keys());
  return files;
}

describe('social cards', () => {
  test('are PNG files of 1200 to 630 px and at most 60 kB, however long the title is', async () => {
    const files = new Map([
      ...(await drawCards(['A'])),
      ...(await drawCards(['The quick brown fox jumps over the lazy dog '.repeat(9), 'W'.repeat(200), 'Ẳ ỹ Ǻ g j'.repeat(12)], 1)),
    ]);
    expect(files.size).toBe(3 + 3);
    for (const [name, bytes] of files) {
      const { format, width, height } = await sharp(bytes).metadata();
      expect([name, format, width, height]).toEqual([name, 'png', 1200, 630]);
      expect(bytes.length).toBeLessThanOrEqual(60_000);
    }
  });

  test('show the drawing of the region in its colour, whatever colours the drawing has', async () => {
    const { site } = await loadSite(engineRoot, theme);
    const region = site?.site.data.regions[site.site.data.defaultRegion];
    if (!site || !region) throw new Error('the site has errors');
    const folder = createScratchSite({
      'red.svg':
        '<?xml version="1.0"?><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" width="600" height="315" viewBox="0 0 1200 630"><path fill="red" d="M800 0h400v630H800z"/></svg>',
    });
    const cards = await collectCards(cardDesign, site.fonts);
    cards.add({ title: 'A', site: site.site.data, region, motif: await loadImage(join(folder, 'red.svg')) });
    const files = await encodeAll(cards);
    const [bytes] = files.values();
    const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
    const colourAt = (x: number, y: number) => [...pixels.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    // The veil over it lets most of it through at the right end; the accent is a light blue.
    const [red = 0, , blue = 0] = colourAt(1195, 315);
    expect(blue).toBeGreaterThan(red + 40);
    expect(colourAt(1195, 315)).not.toEqual(colourAt(40, 315));
  });

  test('show the title in white over what all cards of the region have in common', async () => {
    const [bare, full] = await Promise.all(
      ['.', 'Every letter counts'].map(async (title) => {
        const [bytes] = (await drawCards([title], 1)).values();
        return sharp(bytes).removeAlpha().raw().toBuffer();
      }),
    );
    const rowOf = (card: Buffer | undefined, row: number) => card?.subarray(row * 1200 * 3, (row + 1) * 1200 * 3) ?? Buffer.alloc(0);
    const differing = Array.from({ length: 630 }, (_, row) => row).filter((row) => !rowOf(bare, row).equals(rowOf(full, row)));
    expect(differing.at(0)).toBeGreaterThan(200);
    expect(differing.at(-1)).toBeLessThan(400);
    const isWhite = (card: Buffer | undefined, pixel: number) => card?.readUIntBE(pixel * 3, 3) === 0xffffff;
    const pixels = Array.from({ length: 1200 * 630 }, (_, pixel) => pixel);
    expect(pixels.filter((pixel) => isWhite(full, pixel) && !isWhite(bare, pixel)).length).toBeGreaterThan(5000);
  });
});

test('where the thread for many of them fails, they are drawn without it', async () => {
  const titles = Array.from({ length: 101 }, (_, number) => `Threads ${process.pid}.${number}`);
  const alone = await drawCards(titles.slice(-3), 1);
  for (const file of alone.keys()) forget(file);
  const script = new URL('data:text/javascript,throw new Error("no memory left")');
  useCompiledModules({ byPath: {}, shared: async () => ({}), threads: { card: script } });
  onTestFinished(() => useCompiledModules(undefined));
  const drawn = await drawCards(titles, 1);
  expect(drawn.size).toBe(101);
  for (const [file, content] of alone) expect(drawn.get(file)).toEqual(content);
}, 60_000);

test('no more are at work at once than allowed, and results keep their order', async () => {
  let [atWork, most] = [0, 0];
  const results = await mapLimited([5, 1, 3, 2, 4], 2, async (number) => {
    most = Math.max(most, ++atWork);
    await new Promise((done) => setTimeout(done, number));
    atWork--;
    return number * 10;
  });
  expect(results).toEqual([50, 10, 30, 20, 40]);
  expect(most).toBe(2);
});
