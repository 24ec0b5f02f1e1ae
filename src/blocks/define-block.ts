import type { ComponentType } from 'react';
import type { BlockPlace, Tone } from '../render/block-context.tsx';
import type { PageInfo } from '../render/page-context.tsx';

/** What a block's folder tells the renderer, beside its schema. */
export interface BlockDefinition<Props> {
  /** Draws the block, on the server only. */
  View: ComponentType<Props>;
  /** The background. `auto`, the default, alternates with the neighbours. */
  tone?: (props: Props) => Tone | 'auto';
  /**
   * What the block sends to the browser: nothing by default; `effect`, the function in effect.ts; `island`, the React
   * component in island.tsx, which gets `islandProps`.
   */
  script?: 'effect' | 'island' | ((props: Props) => 'effect' | undefined);
  /** Plain data for the island: it travels to the browser as JSON. */
  islandProps?: (props: Props, page: PageInfo, place: BlockPlace) => object;
  /** The addresses the block's script or form sends to; those of other sites have to be allowed by the page's policy. */
  connects?: (props: Props) => readonly string[];
  /** Whether a page with this block is kept out of search results, unless it says otherwise. */
  noindex?: boolean;
  /** What the block tells search engines, as nodes of schema.org. */
  structuredData?: (props: Props, context: StructuredDataContext) => object[];
}

export interface StructuredDataContext {
  /** Makes an address of the site a whole one. */
  absolute: (href: string) => string;
  /** Refers to the firm. */
  provider: object;
}

/** Gives the definition its types; the default export of every block.ts. */
export function defineBlock<Props>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition;
}
