import { css } from '@emotion/react';

const names = ['indigo', 'azure', 'teal', 'green', 'amber', 'copper', 'crimson', 'plum', 'slate'];

/** Gives `--hue` to an element by its `data-hue`, for everything inside; without one the region's accent is taken. */
export const hueStyles = css`
  --hue: var(--accent);
  ${names.map((name) => `&[data-hue='${name}'] { --hue: var(--hue-${name}); }`).join('\n')}
`;
