/** A rule or an at-rule: what stands before its braces, and what stands inside them. */
export interface CssRule {
  prelude: string;
  /** Missing for an at-rule without braces. */
  body?: string;
}

/** Splits style text at its outermost braces. Braces inside quotes do not count. */
export function parseCss(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (token === '{' && depth++ === 0) open = index;
    if (token === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, index).trim() });
      start = index + 1;
    }
    if (token === '}' && --depth === 0) {
      rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return rules;
}
