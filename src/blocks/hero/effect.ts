// Runs in the browser.
import { scrollInfo } from 'framer-motion/dom';

/** How far the motif follows the pointer to either side, in px. */
const reach = 14;
/** How far the motif lags behind by the time the hero has left the screen, in px. */
const lag = 72;
/** Milliseconds after which the motif may aim anew. */
const pause = 90;

/**
 * Moves the motif of a hero slightly, by transform only: after the pointer, or behind the scrolling page. Visitors who
 * ask for reduced motion get none.
 */
export default function moveMotif(hero: HTMLElement): void {
  const motif = hero.querySelector<HTMLElement>('[data-parallax]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  if (!motif || calm.matches) return;
  if (motif.dataset.parallax === 'scroll') followScroll(hero, motif, calm);
  else followPointer(hero, motif, calm);
}

function followScroll(hero: HTMLElement, motif: HTMLElement, calm: MediaQueryList): void {
  const place = ({ y }: { y: { progress: number } }) => {
    motif.style.transform = calm.matches ? '' : `translateY(${(y.progress * lag).toFixed(1)}px)`;
  };
  scrollInfo(place, { target: hero, offset: ['start start', 'end start'] });
}

/** Aims a few times a second; the way between is a transition of the styles, which runs off the main thread. */
function followPointer(hero: HTMLElement, motif: HTMLElement, calm: MediaQueryList): void {
  let [x, y] = [0, 0];
  let waiting = false;
  const go = () => {
    waiting = false;
    motif.style.transform = calm.matches ? '' : `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  };
  const aim = (nextX: number, nextY: number) => {
    [x, y] = [nextX * reach, nextY * reach];
    if (waiting) return;
    waiting = true;
    setTimeout(go, pause);
  };
  hero.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse') aim(1 - (2 * clientX) / innerWidth, 1 - (2 * clientY) / innerHeight);
  });
  hero.addEventListener('pointerleave', () => aim(0, 0));
}
