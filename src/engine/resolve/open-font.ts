import type { Face, Font } from 'harfbuzzjs';

/**
 * Opens a WOFF2 font for measuring and drawing.
 * @throws Error with a plain reason if it is none
 */
export async function openFont(packed: Buffer): Promise<{ face: Face; font: Font }> {
  // Both are WebAssembly, which takes its time to start: a site whose fonts are measured already does not load it.
  const [{ decompress }, { Blob, Face, Font }] = await Promise.all([import('wawoff2'), import('harfbuzzjs')]);
  const bytes = await decompress(packed).then(
    // A copy: the next call would write over it.
    (unpacked) => Uint8Array.from(unpacked),
    () => undefined,
  );
  if (!bytes) throw new Error('its content is no WOFF2 font, or a part of one');
  const face = new Face(new Blob(bytes));
  return { face, font: new Font(face) };
}
