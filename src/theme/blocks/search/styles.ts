import { css } from '@emotion/react';
import { plainButton } from '#theme/ui/action-link.tsx';
import { coveringLink } from '#theme/ui/link-styles.ts';

/** Without a script there is no field. Where scripts run its place is kept, so that nothing moves when it comes to life. */
export const fieldStyle = css`
  display: none;
  max-width: 46rem;
  margin-bottom: clamp(2rem, 1.5rem + 2vw, 3.5rem);

  @media (scripting: enabled) {
    display: block;
    visibility: hidden;
  }
  &[data-ready] {
    display: block;
    visibility: visible;
  }
  label {
    display: block;
    margin-bottom: 0.5rem;
    font-weight: 600;
    line-height: 1.4;
  }
  .box {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    padding-inline-start: 1rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--surface);
    transition: border-color 0.15s;

    &:hover {
      border-color: var(--ink);
    }
    &:has(input:focus-visible) {
      outline: 3px solid var(--accent);
      border-color: var(--accent);
    }
  }
  .sign {
    display: flex;
    color: var(--soft);
  }
  input {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    padding: 0.65rem 0.75rem;
    border: 0;
    background: none;
    font-size: var(--text-lg);
    appearance: none;
    outline: none;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    align-self: stretch;
    min-width: 2.75rem;
    padding-inline: 1rem;
    border: 0;
    background: none;
    color: var(--accent);
    font-size: var(--text-sm);
    font-weight: 600;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  p {
    min-height: 1.5em;
    margin-top: 0.75rem;
    color: var(--soft);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  @media print {
    display: none !important;
  }
`;

export const resultsStyle = css`
  max-width: 46rem;
  margin-bottom: clamp(2rem, 1.5rem + 2vw, 3.5rem);

  li {
    position: relative;
    padding-block: 1.375rem;
    border-top: 1px solid var(--line);
  }
  .name {
    font-size: var(--title-sm);
    line-height: 1.25;
  }
  a {
    ${coveringLink('0')}
  }
  li:has(a:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    border-radius: 2px;
  }
  li:hover a {
    text-decoration-color: var(--accent);
  }
  p {
    margin-top: 0.5rem;
    color: var(--soft);
    font-size: var(--text-sm);
    line-height: 1.6;
  }
  .place {
    font-size: var(--text-xs);
    line-height: 1.5;
  }
  .hit {
    padding-inline: 0.1em;
    border-radius: 2px;
    background: var(--tint);
    color: var(--ink);
    font-weight: 600;
  }
  button {
    ${plainButton}
    margin-top: 1.5rem;
  }
`;

export const indexStyle = css`
  .group {
    display: grid;
    gap: 1.5rem 4rem;
    padding-top: clamp(1.5rem, 1.2rem + 1.4vw, 2.5rem);
    border-top: 1px solid var(--line);
  }
  .group + .group {
    margin-top: clamp(2.5rem, 2rem + 2.4vw, 4rem);
  }
  .group > :first-child {
    font-size: clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem);
  }
  .part {
    font-size: var(--title-sm);
  }
  .pages + * {
    margin-top: clamp(2rem, 1.6rem + 1.6vw, 3rem);
  }
  .pages:not(:first-child) {
    margin-top: 1.25rem;
  }
  .pages {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    gap: 1.75rem clamp(1.5rem, 3vw, 3rem);
  }
  a {
    display: inline-block;
    padding-block: 0.25rem;
    color: var(--ink);
    font-weight: 600;
    line-height: 1.4;
    text-decoration-color: var(--line);

    &:hover {
      text-decoration-color: var(--accent);
    }
  }
  p {
    color: var(--soft);
    font-size: var(--text-sm);
    line-height: 1.55;
  }
  @media (min-width: 64rem) {
    .group {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    }
  }
  @media print {
    .group {
      display: block;
    }
    .group > div {
      margin-top: 1rem;
    }
    .pages {
      display: block;
      columns: 2;
      column-gap: 2rem;
    }
    .pages > li {
      margin-bottom: 0.75rem;
    }
  }
`;
