// Runs in the browser.
import { styleText } from '#contract/style-text.ts';
import { fileStyles } from '../shared/file-styles.ts';

/** The colour of error messages in light and dark mode. */
export const errorColour = { light: '#a11221', dark: '#ff9a9a' };

/**
 * The styles of what only a script can show: chosen files, the spinner, what went wrong, the success screen,
 * its toast. They travel with the script, so that a visitor does not wait for them with the page. A custom property that only
 * they read is declared here too: the build leaves out of a page what nothing in the page reads.
 */
const scriptedStyles = styleText`${fileStyles}
:root {
  --error: light-dark(${errorColour.light}, ${errorColour.dark});
}
.form-before:has(~ div .form-done) {
  display: none;
}
.error {
  display: flex;
  gap: 0.45em;
  margin: -0.25rem 0 0.625rem;
  color: var(--error);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.5;
  .glyph {
    margin-top: 0.14em;
  }
}
.consent .error {
  margin: 0.5rem 0 0;
}
.field[data-invalid] {
  padding-inline-start: 1rem;
  border-inline-start: 3px solid var(--error);
}
.box[aria-invalid] {
  border-color: var(--error);
}
.files {
  display: grid;
  gap: 0.35rem;
  margin-top: 0.75rem;
  font-size: var(--text-sm);
  li {
    display: flex;
    gap: 0.5rem;
    overflow-wrap: anywhere;
  }
}
.spinner {
  width: 1.15em;
  height: 1.15em;
  border: 2px solid var(--line);
  border-top-color: var(--accent);
  border-radius: 50%;
  animation: form-turn 0.8s linear infinite;
}
@keyframes form-turn {
  to {
    transform: rotate(1turn);
  }
}
@media (prefers-reduced-motion: reduce) {
  .spinner {
    animation-duration: 3s;
  }
}
.sending .alert:not(:empty) {
  border-color: var(--error);
  background: var(--surface);
  strong {
    color: var(--error);
  }
  li {
    margin-inline-start: 1.25rem;
  }
  li a {
    display: inline-block;
    padding-block: 0.2rem;
  }
}
main:has([data-replaces='page']) > :not(:has(.form-done)) {
  display: none;
}
.form-done {
  scroll-margin-top: var(--section);
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  padding: clamp(1.5rem, 1rem + 2.5vw, 3rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  [tabindex] {
    font-size: var(--title-md);
    outline: 0;
  }
}
.done-mark {
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: var(--fill);
  color: var(--on-fill);
}
.done-text {
  max-width: 34rem;
  font-size: var(--text-lg);
  line-height: 1.6;
}
.reference {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  padding-block: 1rem;
  border-block: 1px solid var(--line);

  strong {
    display: block;
    font-size: var(--title-sm);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
    overflow-wrap: anywhere;
  }
  button {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.5rem 1rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: none;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  button:hover {
    border-color: var(--ink);
  }
}
.reference-label {
  color: var(--soft);
  font-size: var(--text-sm);
}
.toasts {
  position: fixed;
  inset-inline-end: 1rem;
  bottom: 1rem;
  inset-inline-start: 1rem;
  z-index: 30;
  pointer-events: none;
}
.toast {
  display: flex;
  gap: 0.75rem;
  align-items: center;
  width: fit-content;
  max-width: 26rem;
  margin-inline-start: auto;
  padding: 0.5rem;
  padding-inline-start: 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-sm);
  line-height: 1.45;
  pointer-events: auto;

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: var(--radius);
    background: none;
  }
  button:hover {
    background: color-mix(in srgb, var(--paper) 18%, transparent);
  }
  button:focus-visible {
    outline-color: var(--paper);
    outline-offset: -4px;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .toast {
    animation: toast-in 0.18s ease-out;
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(0.5rem);
    }
  }
}
`;

let sheet: CSSStyleSheet | undefined;

/** Puts the styles into the page, once. A constructed sheet needs no place in the page's policy. */
export function addScriptedStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(scriptedStyles);
  document.adoptedStyleSheets.push(sheet);
}
