import { css } from '@emotion/react';

const style = css`
  width: 100%;
  background: var(--tint);
  border-radius: var(--radius);
  opacity: var(--dimmed, 1);

  @media (prefers-reduced-motion: no-preference) {
    transition: opacity 0.16s;
  }

  // A list can turn the arcs, so that neighbours differ.
  g {
    transform: rotate(var(--turn, 0deg));
    transform-origin: 50px 50px;
  }
  path {
    fill: var(--accent);
    fill-opacity: 0.075;
  }
  text {
    fill: var(--accent);
    font-family: var(--font-display);
    font-size: 24px;
    letter-spacing: -0.02em;
  }
`;

/** A tile of nested quarter circles with the letters of a person. It is decoration: the name stands beside it. */
export function Monogram({ letters }: { letters: string }) {
  return (
    <svg css={style} viewBox="0 0 100 100" aria-hidden="true">
      <g>
        <path d="M0 100A100 100 0 0 1 100 0V100Z" />
        <path d="M32 100A68 68 0 0 1 100 32V100Z" />
        <path d="M64 100A36 36 0 0 1 100 64V100Z" />
      </g>
      <text x="8" y="91">
        {letters}
      </text>
    </svg>
  );
}
