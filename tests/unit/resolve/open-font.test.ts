import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decompress } from 'wawoff2';
import { openFont } from '#engine/resolve/open-font.ts';
import { theme } from '#theme/theme.ts';

const packed = readFileSync(join(theme.folder, theme.fonts.text.file));

test('a font is the same whether it is unpacked or was unpacked before', async () => {
  const first = await openFont(packed);
  const second = await openFont(packed);
  expect([...second.face.collectUnicodes()]).toEqual([...first.face.collectUnicodes()]);
  // It holds the whole of what the program for WOFF2 makes of it.
  const head = first.face.referenceTable('head') ?? new Uint8Array();
  const unpacked = Buffer.from(await decompress(packed));
  expect(head.length).toBe(54);
  expect(unpacked.includes(Buffer.from(head))).toBe(true);
});

test('what is no font, or only a part of one, is refused each time', async () => {
  for (const bytes of [Buffer.from('no font'), packed.subarray(0, 5000)])
    for (let time = 0; time < 2; time++) await expect(openFont(bytes)).rejects.toThrow('its content is no WOFF2 font, or a part of one');
});
