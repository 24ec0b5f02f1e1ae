import { css } from '@emotion/react';
import { expect, test } from 'vitest';
import { type PageContext, usePage } from '#contract/page-context.tsx';
import { ClassNames } from '#engine/render/class-names.ts';
import { drawPart, drawShared, type SharedParts } from '#engine/render/draw-part.tsx';

const pageAt = (path: string) =>
  ({ regionName: 'main', path, file: 'pages/index.yaml', icons: new Set<string>() }) as unknown as PageContext;

test('what does not look at the page is drawn once for all pages of a region', () => {
  const shared: SharedParts = new Map();
  let drawn = 0;
  function Top() {
    drawn++;
    usePage().icons.add('menu');
    return <p css={css({ color: 'red' })}>{usePage().regionName}</p>;
  }
  const names = new ClassNames();
  const drawTop = (page: PageContext, key: string) => drawShared(shared, { page, names, key, content: () => <Top /> });
  const parts = ['/a', '/b'].map((path) => drawTop(pageAt(path), 'top'));
  expect(drawn).toBe(1);
  expect(parts[1]).toEqual(parts[0]);
  expect(parts[1]?.html).toBe('<p class="_a">main</p>');
  expect([...(parts[1]?.icons ?? [])]).toEqual(['menu']);
  expect([...(parts[1]?.rules.values() ?? [])].map((rule) => names.applyTo(rule))).toEqual(['._a{color:red;}']);
  drawTop({ ...pageAt('/c'), regionName: 'other' }, 'top');
  drawTop(pageAt('/d'), 'another top');
  expect(drawn).toBe(3);
});

test('what looks at the page is drawn for each', () => {
  const Top = () => <p>{{ ...usePage() }.path}</p>;
  const shared: SharedParts = new Map();
  const draw = (path: string) =>
    drawShared(shared, { page: pageAt(path), names: new ClassNames(), key: 'top', content: () => <Top /> }).html;
  expect([draw('/a'), draw('/b'), draw('/c')]).toEqual(['<p>/a</p>', '<p>/b</p>', '<p>/c</p>']);
});

test('a view finds all that its page has, and its icons are its own', () => {
  const page = pageAt('/a');
  let keys: string[] = [];
  function View() {
    keys = Object.keys({ ...usePage() });
    usePage().icons.add('x');
    return null;
  }
  expect([...drawPart({ page, names: new ClassNames(), content: <View /> }).icons]).toEqual(['x']);
  expect(keys.sort()).toEqual(Object.keys(page).sort());
  expect(page.icons.size).toBe(0);
});

test('what all pages have in common takes its class names from each page', () => {
  const shared: SharedParts = new Map();
  const red = css({ color: 'red' });
  const draw = (before: string[]) => {
    const names = new ClassNames();
    for (const name of before) names.shorten(name);
    return drawShared(shared, { page: pageAt('/a'), names, key: 'top', content: () => <p css={red}>Hello</p> }).html;
  };
  expect([draw([]), draw(['1x', '2x']), draw([red.name])]).toEqual([
    '<p class="_a">Hello</p>',
    '<p class="_c">Hello</p>',
    '<p class="_a">Hello</p>',
  ]);
});
