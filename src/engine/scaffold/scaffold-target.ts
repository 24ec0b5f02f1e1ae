import type { Theme } from '#contract/theme.ts';
import type { Ask } from './ask.ts';

/** The site that gets a new page or block, or the folder that becomes a site. */
export interface ScaffoldTarget {
  /** Absolute path. */
  root: string;
  theme: Theme;
  /** For what the options leave open; without it, suggestions are taken. */
  ask?: Ask;
}
