import type { CardDesign, TypesetTitle } from '#contract/card-design.ts';
import type { FontMap } from '#contract/font-asset.ts';
import { isKeptAs } from '#engine/cache/keep-file.ts';
import type { Typeface } from './draw-text.ts';
import { encodeCard } from './encode-card.ts';
import { type CardThread, openCardThread } from './open-card-thread.ts';
import { type Background, prepareBackground } from './prepare-background.ts';

export interface TypesetCard {
  /** Its path in .cache/. */
  name: string;
  /** As SVG. */
  background: string;
  title: TypesetTitle;
}

/** Draws cards: many of them in a thread of their own, beside the pages. */
export interface CardQueue {
  /** Lets a card be drawn that will be asked for. */
  begin(card: TypesetCard): void;
  /** A card as PNG. The program does not end before the first that is asked for. */
  finish(card: TypesetCard): Promise<Buffer>;
  /** Ends the thread. */
  close(): void;
}

/** From this many cards on a thread is worth it: starting one takes as long as drawing some dozens. */
const worthThread = 100;

/** How many cards may wait in memory until they are asked for. */
const mostWaiting = 1_000;

/** @param display the typeface of titles */
export function openCardQueue(design: CardDesign, fonts: FontMap, display: Typeface): CardQueue {
  const prepared = new Map<string, Promise<Background>>();
  const begun = new Map<string, Promise<Buffer>>();
  let thread: CardThread | undefined;
  let count = 0;
  const setLongest = () => design.typesetTitle(design.longestTitle, display);
  const prepare = (svg: string) => {
    const ready = prepared.get(svg) ?? prepareBackground({ svg, longest: setLongest(), display, size: design.size });
    prepared.set(svg, ready);
    return ready;
  };
  return {
    begin(card) {
      if (isKeptAs(card.name)) return;
      if (++count === worthThread) {
        const font = { path: fonts.display.path, weight: design.fonts.display.weight };
        thread = openCardThread({ font, size: design.size, longest: setLongest() });
      }
      if (!thread || begun.size >= mostWaiting) return;
      const drawing = thread.encode(card);
      // Whoever asks for the card is told.
      drawing.catch(() => undefined);
      begun.set(card.name, drawing);
    },
    async finish(card) {
      thread?.hold();
      const drawing = begun.get(card.name) ?? thread?.encode(card);
      begun.delete(card.name);
      // Where the thread has failed, as for want of memory, the card is drawn here.
      const png = await drawing?.catch(() => undefined);
      return png ?? encodeCard(await prepare(card.background), card.title, display);
    },
    close: () => thread?.close(),
  };
}
