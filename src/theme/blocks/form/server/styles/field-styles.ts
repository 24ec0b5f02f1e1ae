import { css } from '@emotion/react';

/** Labels, hints, errors and every kind of control inside the form. */
export const fieldStyles = css`
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.75rem 1.25rem;
  }
  .field {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
    scroll-margin-top: 2rem;
  }
  .label {
    display: block;
    padding: 0;
    margin-bottom: 0.5rem;
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: break-word;
  }
  .optional {
    color: var(--soft);
    font-weight: 400;
  }
  .hint {
    margin: -0.25rem 0 0.625rem;
    color: var(--soft);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  .box {
    display: block;
    width: 100%;
    min-height: 3rem;
    padding: 0.65rem 0.875rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    line-height: 1.5;
    transition: border-color 0.15s;
    scroll-margin-block: 8rem;
  }
  .box::placeholder {
    color: var(--soft);
    opacity: 1;
  }
  .box:hover {
    border-color: var(--ink);
  }
  .box:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 0;
    border-color: var(--accent);
    border-radius: var(--radius);
  }
  textarea.box {
    resize: vertical;
    min-height: 6rem;
  }
  .select {
    position: relative;
    display: block;
    select {
      appearance: none;
      padding-inline-end: 2.75rem;
      text-overflow: ellipsis;
      cursor: pointer;
    }
    .glyph {
      position: absolute;
      top: calc(50% - 0.625em);
      inset-inline-end: 0.9rem;
      color: var(--soft);
      pointer-events: none;
    }
    option {
      background: var(--surface);
    }
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: 0.625rem;
    scroll-margin-block: 8rem;
  }
  .choice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.15rem 0.75rem;
    align-items: start;
    min-height: 3rem;
    padding: 0.7rem 0.9rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    line-height: 1.45;
    cursor: pointer;
    transition:
      background-color 0.15s,
      border-color 0.15s;

    > span {
      overflow-wrap: anywhere;
    }
    &:hover {
      border-color: var(--ink);
    }
    &:has(:checked) {
      border-color: var(--accent);
      background: var(--tint);
      box-shadow: inset 0 0 0 1px var(--accent);
    }
    &:has(:focus-visible) {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
    input {
      width: 1.25rem;
      height: 1.25rem;
      margin: 0.1em 0 0;
      accent-color: var(--accent);
      cursor: pointer;
      scroll-margin-block: 8rem;
    }
    input:focus-visible {
      outline: 0;
    }
  }
`;
