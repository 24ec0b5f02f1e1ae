import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { collectCards } from '#engine/emit/card/collect-cards.ts';
import { mapLimited } from '#engine/emit/map-limited.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { loadSite } from '#engine/session/load-site.ts';

const drawn: string[] = [];
afterAll(() => {
  for (const file of drawn) rmSync(join(engineRoot, '.cache', file.replace('assets', 'cards')), { force: true });
});

async function drawCards(titles: readonly string[]) {
  const { site } = await loadSite(engineRoot);
  if (!site) throw new Error('the site has errors');
  const cards = await collectCards();
  for (const region of Object.values(site.site.data.regions))
    for (const title of titles) cards.add({ title, site: site.site.data, region });
  const files = await cards.encode();
  drawn.push(...files.keys());
  return files;
}

describe('social cards', () => {
  test('are PNG files of 1200 to 630 px and at most 60 kB, however long the title is', async () => {
    const files = await drawCards(['A', 'The quick brown fox jumps over the lazy dog '.repeat(9), 'W'.repeat(200), 'Ẳ ỹ Ǻ g j'.repeat(12)]);
    expect(files.size).toBe(4 * 3);
    for (const [name, bytes] of files) {
      const { format, width, height } = await sharp(bytes).metadata();
      expect([name, format, width, height]).toEqual([name, 'png', 1200, 630]);
      expect(bytes.length).toBeLessThanOrEqual(60_000);
    }
  });

  test('show the title in white over what all cards of the region have in common', async () => {
    const [bare, full] = await Promise.all(
      ['.', 'Every letter counts'].map(async (title) => {
        const [bytes] = (await drawCards([title])).values();
        return sharp(bytes).removeAlpha().raw().toBuffer();
      }),
    );
    const differing = Array.from({ length: 1200 * 630 }, (_, pixel) => pixel).filter(
      (pixel) => !bare?.subarray(pixel * 3, pixel * 3 + 3).equals(full?.subarray(pixel * 3, pixel * 3 + 3) ?? Buffer.alloc(0)),
    );
    const rows = differing.map((pixel) => Math.floor(pixel / 1200));
    const white = differing.filter((pixel) => full?.readUIntBE(pixel * 3, 3) === 0xffffff).length;
    expect(Math.min(...rows)).toBeGreaterThan(200);
    expect(Math.max(...rows)).toBeLessThan(400);
    expect(white).toBeGreaterThan(5000);
  });
});

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
