/** The flags that are drawn, by ISO 3166 code; globe stands for the whole world. */
export const flagNames = ['globe', 'ng', 'gb', 'ca', 'us', 'ie', 'fr', 'de', 'gh', 'ke', 'za', 'ae'] as const;

export type FlagName = (typeof flagNames)[number];
