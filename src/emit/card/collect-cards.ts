import { createHash } from 'node:crypto';
import type { SocialCard } from '../../render/client-assets.ts';
import { keepFile } from '../keep-file.ts';
import { drawCard } from './draw-card.ts';
import { loadTypesetter } from './draw-text.ts';

export interface Cards {
  /** The address of a card; pages that look the same share one. */
  add(card: SocialCard): string;
  /** What was asked for, by path in dist/. */
  encode(): Promise<Map<string, Buffer>>;
}

/** Gathers the social cards of all pages, named by content. */
export async function collectCards(): Promise<Cards> {
  // One after the other, for both are unpacked in the same memory.
  const display = await loadTypesetter('display.woff2', 500);
  const text = await loadTypesetter('text.woff2', 500);
  const drawings = new Map<string, string>();
  const known = new Map<string, string>();
  const draw = (card: SocialCard) => {
    const svg = drawCard(card, { display, text });
    const name = `card.${createHash('sha256').update(svg).update(JSON.stringify(palettes)).digest('hex').slice(0, 10)}.png`;
    drawings.set(name, svg);
    return `/assets/${name}`;
  };
  return {
    add(card) {
      // Everything else a card shows follows from these two.
      const key = `${card.region.home} ${card.title}`;
      const address = known.get(key) ?? draw(card);
      known.set(key, address);
      return address;
    },
    async encode() {
      const encoded = [...drawings].map(
        async ([name, svg]) => [`assets/${name}`, await keepFile(`cards/${name}`, () => encodeCard(svg))] as const,
      );
      return new Map(await Promise.all(encoded));
    },
  };
}

/** In bytes: a network that is slow to fetch a card shows none. */
const mostBytes = 60_000;

/** Tried one after the other until the card is small enough. They are part of its name, for they decide its bytes. */
const palettes = [{ colours: 16 }, { quality: 40 }, { quality: 20 }];

/** Few colours are in it, so a palette of them is enough; if the lines of a motif are too many, fewer still. */
async function encodeCard(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let smallest = Buffer.alloc(0);
  for (const palette of palettes) {
    smallest = await sharp(data, { raw: info })
      .png({ palette: true, effort: 7, compressionLevel: 9, dither: 0, ...palette })
      .toBuffer();
    if (smallest.length <= mostBytes) break;
  }
  return smallest;
}
