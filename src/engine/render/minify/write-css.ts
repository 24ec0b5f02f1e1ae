import type { Root } from 'postcss';
import valueParser from 'postcss-value-parser';

/** The text of styles without what says nothing: spaces, zeros before points, last semicolons. */
export function writeCss(css: Root): string {
  css.raws = { semicolon: false, after: '' };
  css.walk((node) => {
    node.raws.before = '';
    if (node.type === 'decl') {
      node.raws.between = ':';
      node.value = shortValue(node.value);
      node.raws.value = undefined;
    } else if (node.type !== 'comment') {
      Object.assign(node.raws, { between: '', after: '', semicolon: false });
    }
  });
  return css.toString();
}

const written = new Map<string, string>();

function shortValue(value: string): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const parsed = valueParser(value);
  parsed.walk((node) => {
    if (node.type === 'div' && node.value === ',') node.after = '';
    if (node.type === 'word') node.value = node.value.replace(/^([+-]?)0(?=\.\d)/, '$1');
  });
  const short = parsed.toString();
  written.set(value, short);
  return short;
}
