import { iconNames } from '#contract/icon-nodes.ts';

/** The name of a line icon; the whole Lucide set plus the site's own glyphs for social networks. */
export const icon = {
  title: 'Icon',
  description: 'The name of a line icon from the Lucide set (https://lucide.dev/icons), for example landmark or shield-check.',
  type: 'string',
  enum: iconNames,
} as const;
