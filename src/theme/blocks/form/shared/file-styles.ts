// Runs on the server and in the browser.
import { styleText } from '#contract/style-text.ts';

/** A file field, which most forms show only after a choice. */
export const fileStyles = styleText`
.box.file {
  padding: 0.5rem;
  border-style: dashed;
  cursor: pointer;
  &::file-selector-button {
    min-height: 2.5rem;
    margin-inline-end: 1rem;
    padding: 0.4rem 1.1rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    font: 600 var(--text-sm) / 1.3 var(--font-text);
    cursor: pointer;
  }
}
`;
