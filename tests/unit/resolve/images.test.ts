import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageKey } from '#contract/image-asset.ts';
import { loadImage } from '#engine/resolve/load-image.ts';
import { resolveImages } from '#engine/resolve/resolve-images.ts';
import { brief, sourceOf } from '../make-site.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'images-'));
});
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | Buffer): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#808080' } }).jpeg();
const measure = async (svg: string) => {
  const { width, height } = await loadImage(write('x.svg', svg));
  return [width, height];
};

describe('loadImage', () => {
  test.each([
    ['<svg viewBox="0 0 10 20"/>', [10, 20]],
    ["<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'\n  viewBox='0 0 10 20'></svg>", [10, 20]],
    ['<svg viewBox="-5,-5,10.5,20"/>', [10.5, 20]],
    ['<svg stroke-width="2" width="24" height="12px"/>', [24, 12]],
    ['<svg width="1" height="1" viewBox="0 0 3 4"/>', [3, 4]],
    ['<svg width="100%" height="100%" viewBox="0 0 3 4"/>', [3, 4]],
    ['<svg aria-label="a > b" viewBox="0 0 3 4"/>', [3, 4]],
    ['<!-- <svg width="1" height="1"/> --><svg viewBox="0 0 3 4"/>', [3, 4]],
  ])('measures %s', async (svg, size) => {
    expect(await measure(svg)).toEqual(size);
  });

  test.each([
    ['<html></html>', 'it holds no <svg> element'],
    ['<svgx viewBox="0 0 1 1"/>', 'it holds no <svg> element'],
    ['<svg/>', 'its <svg> element has neither a viewBox nor a width and height'],
    ['<svg width="100%" height="50%"/>', 'its <svg> element has neither a viewBox nor a width and height'],
    ['<svg viewBox="0 0 0 9"/>', 'its <svg> element has neither a viewBox nor a width and height'],
    ['<svg viewBox="none"/>', 'its <svg> element has neither a viewBox nor a width and height'],
  ])('says why it cannot measure %s', async (svg, reason) => {
    await expect(measure(svg)).rejects.toThrow(reason);
  });

  test('an SVG is served as the one file it is', async () => {
    const { variants } = await loadImage(write('My drawing (1).svg', '<svg viewBox="0 0 10 20"/>'));
    expect(variants).toEqual([{ url: expect.stringMatching(/^\/assets\/My-drawing-1-\.[0-9a-f]{10}\.svg$/), format: 'svg', width: 10 }]);
  });

  test('a photo is served at every width up to its own, in two modern formats and its own', async () => {
    const { width, height, variants } = await loadImage(write('photo.jpg', await photo(1000, 50).toBuffer()));
    expect([width, height]).toEqual([1000, 50]);
    expect(variants.map((variant) => `${variant.format} ${variant.width}`)).toEqual(
      ['avif', 'webp', 'jpeg'].flatMap((format) => [480, 960, 1000].map((size) => `${format} ${size}`)),
    );
    expect(new Set(variants.map(({ url }) => url)).size).toBe(9);
  });

  test.each([
    [100, [100]],
    [480, [480]],
    [481, [480, 481]],
    [1920, [480, 960, 1440, 1920]],
    [4000, [480, 960, 1440, 1920]],
  ])('a photo of %i pixels is never enlarged, never wider than 1920, and no width stands twice', async (width, sizes) => {
    const { variants } = await loadImage(write('photo.jpg', await photo(width, 10).toBuffer()));
    expect(variants.filter(({ format }) => format === 'webp').map((variant) => variant.width)).toEqual(sizes);
  });

  test('a photo that was stored on its side is measured as it is looked at', async () => {
    const { width, height } = await loadImage(write('side.jpg', await photo(40, 20).withMetadata({ orientation: 6 }).toBuffer()));
    expect([width, height]).toEqual([20, 40]);
  });

  test('a picture with transparency falls back to PNG', async () => {
    const { variants } = await loadImage(
      write(
        'a.png',
        await sharp({ create: { width: 4, height: 4, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
      ),
    );
    expect(variants.map(({ format }) => format)).toEqual(['avif', 'webp', 'png']);
  });

  test('another content has another path', async () => {
    const first = await loadImage(write('same.svg', '<svg viewBox="0 0 1 1"/>'));
    const second = await loadImage(write('same.svg', '<svg viewBox="0 0 1 2"/>'));
    expect(first.variants[0]?.url).not.toBe(second.variants[0]?.url);
  });

  // Noise, of which a half is long enough to be measured.
  const noise = sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } });
  describe.each(['png', 'jpeg', 'webp', 'avif'] as const)('a picture in %s', (format) => {
    test.each([0.5, 0.9])('of which %f have arrived is cut off', async (share) => {
      const bytes = await noise.clone().toFormat(format).toBuffer();
      const cut = write(`cut.${format}`, bytes.subarray(0, Math.floor(bytes.length * share)));
      await expect(loadImage(cut)).rejects.toThrow(/^it is cut off or damaged \(.+\)$|^its content is no/);
    });

    test('is read with what another program wrote behind it', async () => {
      const bytes = await noise.clone().toFormat(format).toBuffer();
      const file = write(`more.${format}`, Buffer.concat([bytes, Buffer.from([0xff, 0xda, 1, 2, 3])]));
      expect(await loadImage(file)).toMatchObject({ width: 64, height: 64 });
    });
  });

  test('a file that is missing has the code ENOENT', async () => {
    await expect(loadImage(join(root, 'nothing.png'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('resolveImages', () => {
  const naming = (file: string, ...values: string[]) => {
    const source = { ...sourceOf(`images:\n${values.map((value) => `  - ${value}\n`).join('')}`, file), path: join(root, file) };
    return { source, references: values.map((value, index) => ({ kind: 'image' as const, value, path: ['images', index] })) };
  };

  test('finds a picture beside the file that names it', async () => {
    write('pages/art/x.svg', '<svg viewBox="0 0 1 1"/>');
    const { images, diagnostics } = await resolveImages(root, [
      naming('pages/a.yaml', './art/x.svg'),
      naming('pages/deep/b.yaml', '../art/x.svg'),
    ]);
    expect(diagnostics).toEqual([]);
    expect([...images.keys()]).toEqual([imageKey('pages/a.yaml', './art/x.svg'), imageKey('pages/deep/b.yaml', '../art/x.svg')]);
    expect(new Set(images.values()).size).toBe(1);
  });

  test('names the file that is missing, outside or no picture', async () => {
    write('pages/broken.png', 'no picture');
    write('pages/empty.svg', '');
    const { images, diagnostics } = await resolveImages(root, [
      naming('pages/a.yaml', './nope.svg', '../../outside.svg', './broken.png', './empty.svg'),
    ]);
    expect(images.size).toBe(0);
    expect(diagnostics.map(brief)).toEqual([
      'missing-image 2:5 There is no picture pages/nope.svg. | Correct the path, which starts at the folder of this file, or add the picture.',
      'missing-image 3:5 The picture ../../outside.svg lies outside the site. | Copy it into the folder of the page.',
      expect.stringMatching(
        /^invalid-image 4:5 pages\/broken\.png is not a picture that can be read: .+\. \| Export the picture again as SVG, PNG, JPEG, WebP or AVIF\.$/,
      ),
      'invalid-image 5:5 pages/empty.svg is not a picture that can be read: it holds no <svg> element. | Export the picture again as SVG, PNG, JPEG, WebP or AVIF.',
    ]);
  });

  test('a folder beside the site whose name begins alike is outside', async () => {
    const { diagnostics } = await resolveImages(root, [naming('a.yaml', `../${root.split('/').at(-1)}-other/x.svg`)]);
    expect(diagnostics.map(({ code, message }) => [code, message.endsWith('lies outside the site.')])).toEqual([['missing-image', true]]);
  });

  test('passes over what is no picture', async () => {
    const { images, diagnostics } = await resolveImages(root, [
      { source: sourceOf('a: /x\n'), references: [{ kind: 'link', value: '/x', path: ['a'] }] },
    ]);
    expect([images.size, diagnostics]).toEqual([0, []]);
  });
});
