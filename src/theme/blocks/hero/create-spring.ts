// Runs in the browser.
import { spring } from 'framer-motion/dom';

/** Comes to rest within a second, with less than a pixel of overshoot. It counts as resting below 1 px/s and within 0.05 px. */
const feel = { stiffness: 70, damping: 14, restSpeed: 1, restDelta: 0.05 };

/**
 * A position that follows an aim (px) like a weight on a spring; times are in ms. When the aim changes, it keeps its
 * position and speed.
 */
export function createSpring(): (aim: number, now: number) => { value: number; done: boolean } {
  let [to, since] = [0, 0];
  let motion = spring({ ...feel, keyframes: [to, to] });
  return (aim, now) => {
    if (aim !== to) {
      const passed = now - since;
      motion = spring({ ...feel, keyframes: [motion.next(passed).value, aim], velocity: motion.velocity?.(passed) });
      [to, since] = [aim, now];
    }
    return motion.next(now - since);
  };
}
