// Runs on the server and in the browser.
import type { Interpolation, Theme } from '@emotion/react';
import { createContext, type ReactElement, useContext } from 'react';

/** Collects the styles that a part of a page is drawn with. */
export interface StyleCollector {
  /**
   * Takes the styles of one element. @param className what its parent gave it: the classes of this collector in it are merged
   * with `css`, so that the parent's styles win @returns its class names
   */
  add(css: Interpolation<Theme>, className: string | undefined): string;
  /** Takes styles that carry their own selectors. */
  addGlobal(css: string): void;
}

const Context = createContext<StyleCollector | undefined>(undefined);

/** The elements inside leave their styles with a collector. */
export const StylesProvider = Context.Provider;

/** @throws outside a page, which is a bug of the caller */
function useStyles(): StyleCollector {
  const styles = useContext(Context);
  if (!styles) throw new Error('styles need a StylesProvider around them');
  return styles;
}

/** Styles of the whole page. */
export function GlobalStyles({ rules }: { rules: string }): null {
  useStyles().addGlobal(rules);
  return null;
}

export interface StyledProps {
  type: string;
  /** Of an element that has `css`. */
  props: { css: Interpolation<Theme>; className?: string };
  /** Creates the element. */
  element: (type: string, props: object) => ReactElement;
}

/** An element with the class names of its styles in place of `css`. */
export function Styled({ type, props, element }: StyledProps): ReactElement {
  const { css, ...rest } = props;
  // Stays where it stands among the properties, which are attributes in the same order.
  rest.className = useStyles().add(css, props.className);
  return element(type, rest);
}
