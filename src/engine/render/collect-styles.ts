import createCache from '@emotion/cache';
import { type Interpolation, type SerializedStyles, css as serialise, type Theme } from '@emotion/react';
import type { StyleCollector } from '#contract/styled.ts';
import { classMark, type MarkedText, splitAtMarks } from './class-names.ts';

/** The styles of a part of a page, in the order of their use. */
export interface CollectedStyles extends StyleCollector {
  /** CSS by the name that Emotion gave it. */
  readonly rules: ReadonlyMap<string, MarkedText>;
}

/** @param nameClass the class of a style, by its name */
export function collectStyles(nameClass: (name: string) => string): CollectedStyles {
  const rules = new Map<string, MarkedText>();
  const classes = new Map<string, string>();
  const styles = new Map<string, SerializedStyles>();
  const addRules = (style: SerializedStyles, selector: string) => {
    rules.set(style.name, compile(style, selector));
    // Animations that it names.
    for (let { next } = style; next; next = next.next) rules.set(next.name, compile(next, ''));
  };
  const addClass = (style: SerializedStyles) => {
    const name = nameClass(style.name);
    classes.set(style.name, name);
    styles.set(name, style);
    addRules(style, `.${classMark}${style.name}`);
    return name;
  };
  return {
    rules,
    addGlobal: (css) => addRules(serialise(css), ''),
    add(css, className) {
      let others = '';
      let merged: SerializedStyles[] | undefined;
      for (const name of className?.split(' ') ?? []) {
        const style = styles.get(name);
        if (style) merged = [...(merged ?? []), style];
        else if (name) others += `${name} `;
      }
      const style = serialiseOnce(css, merged);
      return others + (classes.get(style.name) ?? addClass(style));
    },
  };
}

/** What combinations of styles were serialised to, by their names. */
const serialised = new Map<string, SerializedStyles>();

type EmotionStyles = Parameters<typeof serialise>[1];

/** Serialises what an element is given; the same combination of styles once for all elements of all pages. @param more what comes behind */
function serialiseOnce(css: Interpolation<Theme>, more: readonly SerializedStyles[] = []): SerializedStyles {
  if (more.length === 0 && isSerialised(css)) return css;
  const key = keyOf([css, ...more]);
  const known = key === undefined ? undefined : serialised.get(key);
  if (known) return known;
  const style = serialise(css as EmotionStyles, ...more.map(({ styles }) => `${styles};`));
  if (key !== undefined) serialised.set(key, style);
  return style;
}

/** Differs where the styles do; nothing if there is one among them that has no name. */
function keyOf(css: Interpolation<Theme>): string | undefined {
  if (css === undefined || css === null || typeof css === 'boolean') return '-';
  if (isSerialised(css)) return css.name;
  if (!Array.isArray(css)) return undefined;
  let key = '(';
  for (const part of css) {
    const name = keyOf(part);
    if (name === undefined) return undefined;
    key += `${name},`;
  }
  return `${key})`;
}

function isSerialised(css: Interpolation<Theme>): css is SerializedStyles {
  return typeof css === 'object' && css !== null && 'styles' in css;
}

// No plugins: the prefixes that Emotion would add are for browsers that know neither popovers nor light-dark().
const compiler = createCache({ key: 'c', stylisPlugins: [] });
// Else it warns of selectors such as :first-child, which would count the style elements that Emotion draws without it.
compiler.compat = true;

const compiled = new Map<string, MarkedText>();

/** The CSS of a style, compiled once. */
function compile(style: SerializedStyles, selector: string): MarkedText {
  const key = selector + style.name;
  const known = compiled.get(key);
  if (known) return known;
  // The rules are handed back instead of being kept in the cache.
  const rules = compiler.insert(selector, style, compiler.sheet, false) as unknown as string;
  const text = splitAtMarks(rules);
  compiled.set(key, text);
  return text;
}
