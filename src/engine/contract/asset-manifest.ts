import type { SocialCard } from './card-design.ts';

/** The URLs of what the engine itself serves: scripts. */
export interface AssetManifest {
  /** The script of an effect or island by `effect/hero`, `island/form`, `site`. */
  script(entry: string): string;
  /** The URL of a page's picture for social networks. Missing where neither it, the icons nor the manifest are made. */
  card?(card: SocialCard): string;
}
