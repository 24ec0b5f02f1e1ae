import type { SocialCard } from './card-design.ts';

/** The URLs of what the engine itself serves: scripts. */
export interface AssetManifest {
  /** The script of an effect or island by `effect/hero`, `island/form`, `site`. */
  script(entry: string): string;
  /**
   * The URL of a page's picture for social networks. Missing in the dev server, which makes neither these pictures nor
   * favicons nor the web app manifest.
   */
  card?(card: SocialCard): string;
  /** The path of the folder of the search index, with a slash at its end. Missing where none is made, as in the dev server. */
  searchIndex?: string;
  /**
   * How pages hand their views to what counts them: to an address of the site, from which its host passes them on, or straight to the
   * service. Missing where none are counted, as in the dev server.
   */
  views?: 'passed-on' | 'direct';
}
