import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadImage } from '#engine/resolve/load-image.ts';

const folder = mkdtempSync(join(tmpdir(), 'disguised-'));
afterAll(() => rmSync(folder, { recursive: true }));
const load = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return loadImage(join(folder, name));
};
const drawing = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" onload="alert(1)"/>`;

test('a drawing by the name of a photo is not read', async () => {
  await expect(load('a.png', drawing('0 0 9 9'))).rejects.toThrow('its content is no PNG, JPEG, WebP or AVIF');
});

test('a drawing without end is not measured', async () => {
  await expect(load('a.svg', drawing('0 0 1e999 1').replace(' onload="alert(1)"', ''))).rejects.toThrow('too large to be measured');
});

test('a drawing of more than 512 kB is refused by its size', async () => {
  const large = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${'<path/>'.repeat(100_000)}</svg>`;
  await expect(load('large.svg', large)).rejects.toThrow('more than 512 kB');
});
