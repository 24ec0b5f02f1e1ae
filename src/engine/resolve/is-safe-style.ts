const ownPart = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/g;
const loads = /\\|url\(|@(?!media\b|keyframes\b)|(?:image|image-set|src|cross-fade|element|expression)\s*\(|binding|javascript:/;

/** Whether styles or the value of an attribute refer to nothing but parts of the same drawing. Escapes are refused: they hide what is meant. */
export function isSafeStyle(css: string): boolean {
  return !loads.test(css.toLowerCase().replace(ownPart, ''));
}
