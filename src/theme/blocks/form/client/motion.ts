// Runs in the browser. The part that `animate` is built on: `animate` would add 2.5 kB of script for sequences and controls.
import { startWaapiAnimation } from 'framer-motion/dom';

/** In milliseconds. */
const duration = 300;

/** Animates a section or field that was added: its height grows, and it is revealed from the top down. */
function open(element: HTMLElement): void {
  play(element, { opacity: ['0', '1'], marginBottom: [`${-element.offsetHeight}px`, '0px'], clipPath: ['inset(0 0 100%)', 'inset(0)'] });
}

/** Moves the success screen up into its place. */
export function rise(element: HTMLElement): void {
  play(element, { opacity: ['0', '1'], transform: ['translateY(1rem)', 'none'] });
}

/**
 * Opens what the last rendering has added inside `root`: a whole section, or a field of a section that was there.
 * @param drawn what was there before; filled with what is there
 */
export function openAdded(root: HTMLElement, drawn: Set<Element>): void {
  const added = [...root.querySelectorAll<HTMLElement>('.part, .field')].filter((element) => !drawn.has(element));
  // At the first call, everything was drawn by the server and nothing is new.
  if (drawn.size > 0) for (const element of added) if (!added.some((other) => other !== element && other.contains(element))) open(element);
  for (const element of added) drawn.add(element);
}

function play(element: HTMLElement, keyframes: Readonly<Record<string, string[]>>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [property, values] of Object.entries(keyframes)) {
    const animation = startWaapiAnimation(element, property, values, { duration });
    // Otherwise the last keyframe would override the styles for ever.
    animation.onfinish = () => animation.cancel();
  }
}
