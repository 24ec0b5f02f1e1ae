import type { ComponentType } from 'react';
import type { BlockContext, Tone } from './block-context.tsx';
import type { ReceivedForm, ReceivingPlace } from './form-rules.ts';
import type { PageContext } from './page-context.tsx';

/**
 * What block.ts tells the renderer. What the block sends to the browser is known from its files: effect.ts is a function
 * that runs there, island.tsx a React component that is hydrated there.
 */
export interface BlockDefinition<Props> {
  /** Draws the block, on the server only. */
  View: ComponentType<Props>;
  /** The background. `auto`, the default, alternates with the neighbours. */
  tone?: (props: Props) => Tone | 'auto';
  /** Whether this block needs what effect.ts does. Left out, every block of the type does. */
  needsEffect?: (props: Props) => boolean;
  /** Plain data for the component in island.tsx, sent to the browser as JSON. Left out, it gets the block. */
  islandProps?: (props: Props, page: PageContext, place: BlockContext) => object;
  /** The URLs the block's script or form sends to; those of other sites have to be allowed by the page's policy. */
  connects?: (props: Props) => readonly (string | Connection)[];
  /** What the inbox of the site has to know about the form of the block; undefined if it does not receive it. */
  receives?: (props: Props, place: ReceivingPlace) => ReceivedForm | undefined;
  /** Whether a page with this block is kept out of search results, unless it says otherwise. */
  noindex?: boolean;
  /** What the block tells search engines, as nodes of schema.org. */
  structuredData?: (props: Props, context: StructuredDataContext) => object[];
}

export interface StructuredDataContext {
  /** Makes a path of the site a whole URL. */
  absolute: (href: string) => string;
  /** Refers to the firm. */
  provider: object;
}

/** A URL that only scripts of the block send to, or only the browser itself when it posts a form. */
export interface Connection {
  url: string;
  by: 'script' | 'form';
}

/** Gives the definition its types; the default export of every block.ts. */
export function defineBlock<Props>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition;
}
