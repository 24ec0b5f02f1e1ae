import { createContext, type ReactNode, useContext } from 'react';

/** Where a block stands on its page. */
export interface BlockContext {
  /** From 0. */
  index: number;
  /** The level of the block's heading: 1 for the first block that has one, else 2. */
  level: 1 | 2;
  /** The background; neighbours alternate by rule. */
  tone: Tone;
  /** The effect of the block, if it has one: its type. */
  effect?: string;
  /** Where the block is written, for the dev server only: pages/about.yaml:12. */
  source?: string;
}

/** `paper` and `shade` alternate; `band` is the dark band of heroes; `deep` is filled with the region's colour. */
export type Tone = 'paper' | 'shade' | 'band' | 'deep';

const Context = createContext<BlockContext>({ index: 0, level: 2, tone: 'paper' });

export function BlockProvider({ place, children }: { place: BlockContext; children: ReactNode }) {
  return <Context value={place}>{children}</Context>;
}

export function useBlock(): BlockContext {
  return useContext(Context);
}
