import createCache from '@emotion/cache';
import { CacheProvider, css, type Interpolation, keyframes, type Theme } from '@emotion/react';
import { jsx as emotionElement } from '@emotion/react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jsx } from '#contract/jsx-runtime.ts';
import { StylesProvider } from '#contract/styled.ts';
import { collectStyles } from '#engine/render/collect-styles.ts';

type Create = typeof jsx;

/** The same content as drawn by Emotion itself. */
function drawByEmotion(content: (create: Create) => React.ReactNode): { html: string; rules: string[] } {
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  cache.compat = true;
  const html = renderToStaticMarkup(<CacheProvider value={cache}>{content(emotionElement as Create)}</CacheProvider>);
  return { html, rules: Object.values(cache.inserted).map(String) };
}

function draw(content: (create: Create) => React.ReactNode): { html: string; rules: string[] } {
  const styles = collectStyles((name) => `c-${name}`);
  const html = renderToStaticMarkup(<StylesProvider value={styles}>{content(jsx)}</StylesProvider>);
  return { html, rules: [...styles.rules.values()].map((rule) => rule.map((part, at) => (at % 2 ? `c-${part}` : part)).join('')) };
}

const red = css({ color: 'red' });
const large = css`
  font-size: 2em;
  &:hover {
    color: blue;
  }
`;
const turn = keyframes({ to: { rotate: '1turn' } });
const turning = css({ animation: `${turn} 1s` });

const styles: Record<string, Interpolation<Theme>> = {
  'one style': red,
  'several, and what is left out': [red, false, undefined, [large, null]],
  'the same in another order': [large, red],
  'styles that are made while drawing': { margin: 0, '> p': { padding: 3 } },
  'an animation': [red, turning],
  nothing: undefined,
};

test.each(Object.entries(styles))('%s: markup and rules are those of Emotion', (_, style) => {
  const Boxed = ({ className }: { className?: string }) => <b className={className} />;
  for (const content of [
    (create: Create) => create('p', { title: 'first', css: style, id: 'last' }),
    (create: Create) => create('p', { css: style, className: 'plain', id: 'last' }),
    (create: Create) => create(Boxed, { css: style }),
  ]) {
    expect(draw(content)).toEqual(drawByEmotion(content));
    // And when all of it is known already.
    expect(draw(content)).toEqual(drawByEmotion(content));
  }
});

test("a class that an element gets from its parent is merged with its own styles, so that the parent's win", () => {
  const content = (create: Create) => {
    const Inner = ({ className }: { className?: string }) => create('i', { css: large, className: `own ${className}` });
    const Outer = ({ className }: { className?: string }) => create(Inner, { css: turning, className });
    return create(Outer, { css: red });
  };
  expect(draw(content)).toEqual(drawByEmotion(content));
  expect(draw(content).rules.at(-1)).toContain('color:red');
});

test('an element with styles outside a page is reported', () => {
  expect(() => renderToStaticMarkup(jsx('p', { css: red }))).toThrow('styles need a StylesProvider around them');
});
