/** What a theme writes on a page by itself ("Menu", "Close"), in one language: by names that the theme chooses. */
export type WordMap = Readonly<Record<string, string>>;
