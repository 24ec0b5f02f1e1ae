import { css } from '@emotion/react';

/** A link that covers all of what it stands in, which is positioned and shows by itself that it has the focus. @param radius of its corners */
export const coveringLink = (radius: string) => css`
  color: inherit;
  text-decoration-color: transparent;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius};
  }
  &:focus-visible {
    outline: none;
  }
`;

/** The name of somebody that is a link where there is a page. */
export const nameLink = css`
  color: inherit;
  text-decoration-color: var(--control);

  &:hover {
    color: var(--accent);
    text-decoration-color: currentColor;
  }
`;
