import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineScripts } from '#contract/inline-script.tsx';
import { type PageContext, PageProvider } from '#contract/page-context.tsx';
import { classMark } from './class-names.ts';

/** Some of the content of a page, drawn; class names are marked, see class-names.ts. */
export interface DrawnPart {
  html: string;
  /** The names of its classes, in the order of their use. */
  classes: readonly string[];
  /** CSS by the name that Emotion gave it, in the order of their use. */
  rules: ReadonlyMap<string, string>;
  /** The icons that it shows. */
  icons: ReadonlySet<string>;
  /** The texts of its inline scripts. */
  scripts: ReadonlySet<string>;
}

/** The parts of pages that were drawn already, for one build: they are drawn once for what they depend on. */
export type SharedParts = Map<string, DrawnPart | 'differs'>;

// No plugins: the prefixes that Emotion would add are for browsers that know neither popovers nor light-dark(). One array for
// all pages: Emotion keeps the CSS that it made of a style by the identity of its plugins.
const stylisPlugins: [] = [];

/** Draws some of the content of a page, and collects what the page has to hold for it. */
export function drawPart(page: PageContext, content: ReactNode): DrawnPart {
  // One cache a part, or the rules of one page leak into the next; `compat` collects the rules and prints none.
  const cache = createCache({ key: 'c', stylisPlugins });
  cache.compat = true;
  cache.key = `${classMark}c`;
  const classes: string[] = [];
  const names: string[] = [];
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    names.push(serialized.name);
    // Without a selector these are the rules of a <Global>.
    if (selector) classes.push(selector.slice(1 + classMark.length));
    return insert(selector, serialized, ...rest);
  };
  const icons = new Set<string>();
  const scripts = new Set<string>();
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <InlineScripts value={scripts}>
        <PageProvider page={withProperties(page, { icons: { value: icons, enumerable: true } })}>{content}</PageProvider>
      </InlineScripts>
    </CacheProvider>,
  );
  return { html, classes, rules: new Map(names.map((name) => [name, String(cache.inserted[name])])), icons, scripts };
}

interface SharedContent {
  page: PageContext;
  /** Says what the content is made from, beside what all pages of its region have in common. */
  key: string;
  content: () => ReactNode;
}

/** Like `drawPart`, once for all pages that would get the same. Content that looks at the page itself is drawn for each. */
export function drawShared(shared: SharedParts | undefined, { page, key, content }: SharedContent): DrawnPart {
  if (!shared) return drawPart(page, content());
  const name = `${page.regionName} ${key}`;
  const known = shared.get(name);
  if (known) return known === 'differs' ? drawPart(page, content()) : known;
  let differs = false;
  const watch = (get: () => unknown) => ({
    get: () => {
      differs = true;
      return get();
    },
    enumerable: true,
  });
  const watched = withProperties(page, {
    path: watch(() => page.path),
    file: watch(() => page.file),
    islandHtml: watch(() => page.islandHtml),
  });
  const part = drawPart(watched, content());
  shared.set(name, differs ? 'differs' : part);
  return part;
}

/** A copy of a page with other properties. Those that are computed stay so. */
function withProperties(page: PageContext, properties: PropertyDescriptorMap): PageContext {
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(page), ...properties }) as PageContext;
}
