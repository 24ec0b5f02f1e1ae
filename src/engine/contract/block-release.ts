import type { BlockCheck } from './block-check.ts';

/** The default export of a block's release.ts: what of it is fine while a site is built and wrong in public. */
// biome-ignore lint/suspicious/noExplicitAny: every block has props of its own; its schema has checked them.
export interface BlockRelease<Props = any> {
  /** Whether a page with this block is still to be written. */
  isPlaceholder?: boolean;
  /** Finds mistakes of one block, with variables filled in. */
  check?: BlockCheck<Props>;
}
