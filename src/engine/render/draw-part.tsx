import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineScripts } from '#contract/inline-script.tsx';
import { type PageContext, PageProvider } from '#contract/page-context.tsx';
import { StylesProvider } from '#contract/styled.ts';
import { type ClassNames, classMark, type MarkedText, splitAtMarks } from './class-names.ts';
import { collectStyles } from './collect-styles.ts';
import type { Reads, Recorder } from './recorder.ts';

/** Some of the content of a page, drawn. */
export interface DrawnPart {
  html: string;
  /** CSS by the name that Emotion gave it, in the order of their use. */
  rules: ReadonlyMap<string, MarkedText>;
  /** The icons that it shows. */
  icons: ReadonlySet<string>;
  /** The texts of its inline scripts. */
  scripts: ReadonlySet<string>;
}

/** A part that pages have in common; each has its own names for the classes. */
interface SharedPart extends Omit<DrawnPart, 'html'> {
  html: MarkedText;
  /** What was read for it. */
  reads: Reads;
}

/** The parts of pages that were drawn already, for one build: they are drawn once for what they depend on. */
export type SharedParts = Map<string, SharedPart | 'differs'>;

interface PartOptions {
  page: PageContext;
  /** Of the page; those that the part is the first to use are added. */
  names: ClassNames;
  content: ReactNode;
}

/** Draws some of the content of a page, and collects what the page has to hold for it. */
export function drawPart({ page, names, content }: PartOptions): DrawnPart {
  return draw(page, content, (name) => names.shorten(name));
}

function draw(page: PageContext, content: ReactNode, nameClass: (name: string) => string): DrawnPart {
  const styles = collectStyles(nameClass);
  const icons = new Set<string>();
  const scripts = new Set<string>();
  const html = renderToStaticMarkup(
    <StylesProvider value={styles}>
      <InlineScripts value={scripts}>
        <PageProvider page={withProperties(page, { icons: { value: icons, enumerable: true } })}>{content}</PageProvider>
      </InlineScripts>
    </StylesProvider>,
  );
  return { html, rules: styles.rules, icons, scripts };
}

interface SharedOptions extends Omit<PartOptions, 'content'> {
  /** Says what the content is made from, beside what all pages of its region have in common. */
  key: string;
  content: () => ReactNode;
  /** Notes for each page what was read for the content, whenever that was. */
  recorder?: Recorder;
}

/** Like `drawPart`, once for all pages that would get the same. Content that looks at the page itself is drawn for each. */
export function drawShared(shared: SharedParts, { page, names, key, content, recorder }: SharedOptions): DrawnPart {
  const name = `${page.regionName} ${key}`;
  const part = shared.get(name) ?? drawForAll(page, content, recorder);
  shared.set(name, part);
  if (part === 'differs') return drawPart({ page, names, content: content() });
  recorder?.add(part.reads);
  return { ...part, html: names.applyTo(part.html) };
}

/** @returns that it differs if it looks at the page itself */
function drawForAll(page: PageContext, content: () => ReactNode, recorder?: Recorder): SharedPart | 'differs' {
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
  const drawOnce = () => draw(watched, content(), (name) => classMark + name);
  const { value: part, reads } = recorder?.record(drawOnce) ?? { value: drawOnce(), reads: new Map() };
  return differs ? 'differs' : { ...part, html: splitAtMarks(part.html), reads };
}

/** A copy of a page with other properties. Those that are computed stay so. */
function withProperties(page: PageContext, properties: PropertyDescriptorMap): PageContext {
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(page), ...properties }) as PageContext;
}
