import { describe, expect, test } from 'vitest';
import { createSpring } from '#theme/blocks/hero/create-spring.ts';

/** The positions of one spring at 60 frames a second. */
function frames(spring: ReturnType<typeof createSpring>, aim: number, { from = 0, count = 180 } = {}) {
  return Array.from({ length: count }, (_, index) => ({ ...spring(aim, from + (index * 1000) / 60) }));
}

describe('the spring that draws the motif after the pointer', () => {
  test('begins where it is, arrives within a second and a half, and stays', () => {
    const way = frames(createSpring(), 14);
    expect(way[0]?.value).toBe(0);
    const rest = way.findIndex(({ done }) => done);
    expect(rest).toBeGreaterThan(10);
    expect(rest).toBeLessThan(90);
    expect(way.slice(rest)).toEqual(way.slice(rest).map(() => ({ value: 14, done: true })));
    expect(Math.max(...way.map(({ value }) => value))).toBeLessThan(15);
  });

  test('keeps its speed when the aim changes on the way', () => {
    const spring = createSpring();
    const before = frames(spring, 14, { count: 8 });
    const after = frames(spring, -14, { from: (8 * 1000) / 60 });
    const last = before.at(-1)?.value as number;
    expect(after[1]?.value).toBeGreaterThan(last);
    expect(after.at(-1)).toEqual({ value: -14, done: true });
  });

  test('rests until it has an aim', () => {
    expect(frames(createSpring(), 0).every(({ value, done }) => value === 0 && done)).toBe(true);
  });
});
