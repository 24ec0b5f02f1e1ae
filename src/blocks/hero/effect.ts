// Runs in the browser.
import { frame, scrollInfo } from 'framer-motion/dom';

/** How far the motif follows the pointer to either side, in px. */
const reach = 14;
/** How far the motif lags behind by the time the hero has left the screen, in px. */
const lag = 72;
/** Milliseconds in which the motif covers two thirds of the way to the pointer. */
const ease = 160;

/**
 * Moves the motif of a hero slightly, by transform only: after the pointer, or behind the scrolling page. Visitors who
 * ask for reduced motion get none.
 */
export default function moveMotif(hero: HTMLElement): void {
  const motif = hero.querySelector<HTMLElement>('[data-parallax]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  if (!motif || calm.matches) return;
  const place = (x: number, y: number) => {
    motif.style.transform = calm.matches ? '' : `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0)`;
  };
  if (motif.dataset.parallax === 'scroll') followScroll(hero, place);
  else followPointer(hero, place);
}

type Place = (x: number, y: number) => void;

function followScroll(hero: HTMLElement, place: Place): void {
  scrollInfo(({ y }) => place(0, y.progress * lag), { target: hero, offset: ['start start', 'end start'] });
}

function followPointer(hero: HTMLElement, place: Place): void {
  let [x, y, goalX, goalY] = [0, 0, 0, 0];
  const step = ({ delta }: { delta: number }) => {
    const share = 1 - Math.exp(-delta / ease);
    x += (goalX - x) * share;
    y += (goalY - y) * share;
    place(x, y);
    if (Math.abs(goalX - x) + Math.abs(goalY - y) > 0.05) frame.render(step);
  };
  const aim = (nextX: number, nextY: number) => {
    goalX = nextX;
    goalY = nextY;
    frame.render(step);
  };
  hero.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse') aim((0.5 - clientX / innerWidth) * 2 * reach, (0.5 - clientY / innerHeight) * 2 * reach);
  });
  hero.addEventListener('pointerleave', () => aim(0, 0));
}
