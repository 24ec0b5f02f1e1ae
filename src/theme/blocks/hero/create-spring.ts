// Runs in the browser.
import { spring } from 'framer-motion/dom';

/** It arrives within a second and swings back by less than a pixel; slower than 1 px/s and closer than 0.05 px it rests. */
const feel = { stiffness: 70, damping: 14, restSpeed: 1, restDelta: 0.05 };

/**
 * A position on a spring: where it is at a time (ms) on its way to an aim (px). When the aim changes it goes on with the
 * place and the speed that it has.
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
