// Runs in the browser.
import { createSpring } from './create-spring.ts';

/** How far the motif follows the pointer to either side, in px. */
const reach = 14;

/** Moves the motif towards the mouse by a spring. @param calm matches while the visitor asks for reduced motion */
export function followPointer(hero: HTMLElement, motif: HTMLElement, calm: MediaQueryList): void {
  const [across, down] = [createSpring(), createSpring()];
  let aim = { x: 0, y: 0 };
  let moving = false;
  const step = (now: number) => {
    const [x, y] = [across(aim.x, now), down(aim.y, now)];
    motif.style.transform = calm.matches ? '' : `translate(${x.value.toFixed(2)}px, ${y.value.toFixed(2)}px)`;
    moving = !(calm.matches || (x.done && y.done));
    if (moving) requestAnimationFrame(step);
  };
  const follow = (x: number, y: number) => {
    aim = { x: x * reach, y: y * reach };
    if (!moving) requestAnimationFrame(step);
    moving = true;
  };
  hero.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse') follow(1 - (2 * clientX) / innerWidth, 1 - (2 * clientY) / innerHeight);
  });
  hero.addEventListener('pointerleave', () => follow(0, 0));
}
