import { css } from '@emotion/react';
import { expect, test } from 'vitest';
import { type PageContext, usePage } from '#contract/page-context.tsx';
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
  const parts = ['/a', '/b'].map((path) => drawShared(shared, { page: pageAt(path), key: 'top', content: () => <Top /> }));
  expect(drawn).toBe(1);
  expect(parts[1]).toBe(parts[0]);
  expect([...(parts[1]?.icons ?? [])]).toEqual(['menu']);
  expect([...(parts[1]?.rules.values() ?? [])].join('')).toContain('color:red');
  drawShared(shared, { page: { ...pageAt('/c'), regionName: 'other' }, key: 'top', content: () => <Top /> });
  drawShared(shared, { page: pageAt('/d'), key: 'another top', content: () => <Top /> });
  expect(drawn).toBe(3);
});

test('what looks at the page is drawn for each', () => {
  const Top = () => <p>{{ ...usePage() }.path}</p>;
  const shared: SharedParts = new Map();
  const draw = (path: string) => drawShared(shared, { page: pageAt(path), key: 'top', content: () => <Top /> }).html;
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
  expect([...drawPart(page, <View />).icons]).toEqual(['x']);
  expect(keys.sort()).toEqual(Object.keys(page).sort());
  expect(page.icons.size).toBe(0);
});
