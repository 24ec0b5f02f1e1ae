import { readFileSync } from 'node:fs';
import type { CardDesign, SocialCard, TypesetTitle } from '#contract/card-design.ts';
import type { FontMap } from '#contract/font-asset.ts';
import { type Kept, keepFileAt } from '#engine/cache/keep-file.ts';
import { mapLimited } from '#engine/emit/map-limited.ts';
import type { PageCache } from '#engine/emit/pages/page-cache.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { readSvgElement } from '#engine/resolve/read-svg.ts';
import { openCardQueue } from './card-queue.ts';
import { loadTypesetter } from './draw-text.ts';
import { colourCounts } from './prepare-background.ts';

export interface Cards {
  /** The URL of a card; pages that look the same share one. */
  add(card: SocialCard): string;
  /** The URLs of those that were added, by `keyOfCard`. */
  readonly urls: ReadonlyMap<string, string>;
  /** How many were added. */
  readonly count: number;
  /**
   * Draws the cards that were added, a few at a time. @param take gets each as soon as it is drawn, with its path in dist/
   * @param isThere says which of them need not be drawn
   */
  encode(take: (file: string, card: Kept) => Promise<void> | void, isThere?: (file: string) => boolean): Promise<void>;
}

/** How many cards are at work at once: while one is written to a file, another one is drawn. */
const atOnce = 4;

/** Names of cards that an earlier build has found: setting a title in type takes longer than looking one up. */
export type CardNames = Pick<PageCache, 'findText' | 'addText'>;

/** The region and the title decide everything that a card shows. */
export function keyOfCard({ region, title }: Pick<SocialCard, 'region' | 'title'>): string {
  return `${region.home} ${title}`;
}

/** The path in .cache/ of a card. */
const keptAs = (name: string) => `cards/${name}`;

/** Gathers the social cards of all pages, named by content. */
export async function collectCards(design: CardDesign, fonts: FontMap, names?: CardNames): Promise<Cards> {
  // One after the other: both fonts are decompressed in the same memory.
  const display = await loadTypesetter(fonts.display.path, design.fonts.display.weight);
  const text = await loadTypesetter(fonts.text.path, design.fonts.text.weight);
  const backgrounds = new Map<string, string>();
  const titles = new Map<string, { typeset: () => TypesetTitle; background: string }>();
  const queue = openCardQueue(design, fonts, display);
  const known = new Map<string, string>();

  const hashes = new Map<string, string>();
  const backgroundHash = (svg: string) => {
    const hash = hashes.get(svg) ?? contentHash(svg, 20);
    hashes.set(svg, hash);
    return hash;
  };
  const backgroundOf = (card: SocialCard) => {
    const { site, region, motif } = card;
    const known = backgrounds.get(region.home);
    if (known) return known;
    const drawing = motif && { width: motif.width, height: motif.height, svg: readSvgElement(readFileSync(motif.path), motif) };
    const svg = design.drawBackground({ site, region, motif: drawing }, { display, text });
    backgrounds.set(region.home, svg);
    return svg;
  };
  const draw = (card: SocialCard) => {
    const background = backgroundOf(card);
    const madeOf = (title: string | TypesetTitle) =>
      JSON.stringify([backgroundHash(background), title, display.id, design.size, colourCounts]);
    const from = contentHash(madeOf(card.title), 20);
    let known: TypesetTitle | undefined;
    const typeset = () => {
      known ??= design.typesetTitle(card.title, display);
      return known;
    };
    const nameCard = () => {
      const made = `card.${contentHash(madeOf(typeset()))}.png`;
      names?.addText(from, made);
      if (!titles.has(made)) queue.begin({ name: keptAs(made), background, title: typeset() });
      return made;
    };
    const name = names?.findText(from) ?? nameCard();
    titles.set(name, { typeset, background });
    return `/assets/${name}`;
  };
  return {
    add(card) {
      const key = keyOfCard(card);
      const url = known.get(key) ?? draw(card);
      known.set(key, url);
      return url;
    },
    urls: known,
    get count() {
      return titles.size;
    },
    async encode(take, isThere = () => false) {
      const missing = [...titles].filter(([name]) => !isThere(`assets/${name}`));
      try {
        await mapLimited(missing, atOnce, async ([name, { typeset, background }]) => {
          const made = keptAs(name);
          const card = await keepFileAt(made, () => queue.finish({ name: made, background, title: typeset() }));
          await take(`assets/${name}`, card);
        });
      } finally {
        queue.close();
      }
    },
  };
}
