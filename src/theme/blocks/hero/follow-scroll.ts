// Runs in the browser.
import { scrollInfo } from 'framer-motion/dom';

/** How far the motif lags behind by the time the hero has left the screen, in px. */
const lag = 72;

/** Moves the motif more slowly than the page scrolls. @param calm matches while the visitor asks for reduced motion */
export function followScroll(hero: HTMLElement, motif: HTMLElement, calm: MediaQueryList): void {
  const place = ({ y }: { y: { progress: number } }) => {
    motif.style.transform = calm.matches ? '' : `translateY(${(y.progress * lag).toFixed(1)}px)`;
  };
  scrollInfo(place, { target: hero, offset: ['start start', 'end start'] });
}
