import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';

const theme = join(engineRoot, 'src/theme');

/** Views by the component they belong to: the folder of a block, else the file. */
const components = new Map<string, string>();
for (const entry of readdirSync(theme, { recursive: true })) {
  const file = String(entry).split(sep).join('/');
  if (!/^(?:blocks|layout|ui)\/.*\.tsx?$/.test(file)) continue;
  const name = file.match(/^blocks\/[^/]+/)?.[0] ?? file;
  components.set(name, `${components.get(name) ?? ''}\n${readFileSync(join(theme, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')}`);
}

const template = /\bcss`((?:[^`$]|\$(?!\{)|\$\{[^`}]*\})*)`/g;

/** The elements and classes that the styles of a view name in their selectors. */
function listNames(code: string): { elements: Set<string>; classes: Set<string> } {
  const elements = new Set<string>();
  const classes = new Set<string>();
  for (const [, text = ''] of code.matchAll(template)) {
    const styles = text.replace(/\$\{[^}]*\}|^\s*\/\/.*$|'[^'\n]*'/gm, '');
    for (const [, prelude = ''] of styles.matchAll(/([^{};]+)\{/g)) {
      if (prelude.trim().startsWith('@')) continue;
      const selector = prelude.replace(/\[[^\]]*\]|:nth-[\w-]+\([^)]*\)|::?[\w-]+/g, ' ');
      for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) classes.add(name);
      for (const [name] of selector.matchAll(/(?<![\w.#-])[a-z][\w-]*/g)) elements.add(name);
    }
  }
  return { elements, classes };
}

/** What the styles of a view name and its markup does not hold: it belongs to another component. */
function findForeign(code: string): string[] {
  const { elements, classes } = listNames(code);
  const markup = code.replace(template, '');
  // The elements of Markdown are drawn by a package, which takes no styles.
  const drawsMarkdown = markup.includes("from 'react-markdown'");
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
  const isOwn = (element: string) => new RegExp(`<${element}[\\s>/]`).test(markup) || (drawsMarkdown && !headings.includes(element));
  const isGiven = (name: string) => new RegExp(`['"\`](?:[^'"\`\\n]* )?${name}(?: [^'"\`\\n]*)?['"\`]`).test(markup);
  return [
    ...[...elements].filter((element) => !isOwn(element)),
    ...[...classes].filter((name) => !isGiven(name)).map((name) => `.${name}`),
  ];
}

describe('a view styles its own elements; what another component may vary is its prop', () => {
  test.each([...components])('%s', (_, code) => {
    expect(findForeign(code)).toEqual([]);
  });

  test.each([
    ['an element that another component draws', 'css`svg { width: 1em; }`; <ul><Icon /></ul>', ['svg']],
    ['a heading, whose level follows from its place', 'css`& :is(h2, h3) { margin: 0; }`; <Heading />', ['h2', 'h3']],
    ['a class that is given elsewhere', 'css`li > .points:hover { margin: 0; }`; <li><PointList /></li>', ['.points']],
    ['a query, a string and an own class', `css\`@media print { .b { content: 'h2 {'; } }\`; <p className={x ? "a b" : "a"} />`, []],
  ])('finds %s', (_, code, expected) => {
    expect(findForeign(code)).toEqual(expected);
  });
});
