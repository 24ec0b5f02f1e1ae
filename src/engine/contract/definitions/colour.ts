/** The named hues an author may give a card. Each is tuned for contrast in the light and the dark scheme. */
export const colour = {
  title: 'Colour',
  description: 'The hue that marks this item. "accent" follows the region; the others are the same everywhere.',
  type: 'string',
  enum: ['accent', 'indigo', 'azure', 'teal', 'green', 'amber', 'copper', 'crimson', 'plum', 'slate'],
} as const;
