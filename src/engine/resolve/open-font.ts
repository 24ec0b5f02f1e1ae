import type { Face, Font } from 'harfbuzzjs';
import { keepValue } from '#engine/cache/keep-value.ts';
import { contentHash } from '#engine/read/content-hash.ts';

/**
 * Opens a WOFF2 font for measuring and drawing.
 * @throws Error with a plain reason if it is none
 */
export async function openFont(packed: Buffer): Promise<{ face: Face; font: Font }> {
  // WebAssembly takes its time to start: a site whose fonts are measured already does not load it.
  const [unpacked, { Blob, Face, Font }] = await Promise.all([
    keepValue(`fonts/${contentHash(packed, 20)}-unpacked.json`, () => unpack(packed)),
    import('harfbuzzjs'),
  ]);
  const face = new Face(new Blob(Uint8Array.from(Buffer.from(unpacked, 'base64'))));
  return { face, font: new Font(face) };
}

/** @returns the font in base64: starting the program that unpacks it takes longer than drawing all texts of a small site */
async function unpack(packed: Buffer): Promise<string> {
  const { decompress } = await import('wawoff2');
  const bytes = await decompress(packed).catch(() => undefined);
  if (!bytes) throw new Error('its content is no WOFF2 font, or a part of one');
  // At once: the next call writes over the bytes.
  return Buffer.from(bytes).toString('base64');
}
