// Runs on the server and in the browser.
import { Fragment, type JSXElementConstructor, type Key, type ReactElement } from 'react';
import { jsx as createElement, jsxs as createParent } from 'react/jsx-runtime';
import { Styled, type StyledProps } from './styled.ts';

// What JSX is compiled to, by `jsxImportSource` of tsconfig.json: React's own functions, and a `css` property on every element.
// That of @emotion/react draws three components for each such element and serialises its styles each time.

export type { JSX } from '@emotion/react/jsx-runtime';
export { Fragment };

type ElementType = string | JSXElementConstructor<never>;

export function jsx(type: ElementType, props: object, key?: Key): ReactElement {
  return create(createElement, { type, props, key });
}

/** For an element with several children that never change places. */
export function jsxs(type: ElementType, props: object, key?: Key): ReactElement {
  return create(createParent, { type, props, key });
}

function create(element: typeof createElement, { type, props, key }: { type: ElementType; props: object; key?: Key }): ReactElement {
  if (!('css' in props)) return element(type as never, props, key);
  return createElement(Styled, { type, props, element } as StyledProps, key);
}
