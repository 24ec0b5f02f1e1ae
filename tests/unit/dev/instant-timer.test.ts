import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInstantTimer } from '#engine/dev/instant-timer.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

test('it calls once for an instant, though it is asked to wait for it again while the site is checked', () => {
  const onInstant = vi.fn();
  const timer = createInstantTimer(onInstant);
  timer.wait(6_000);
  vi.advanceTimersByTime(4_999);
  expect(onInstant).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  timer.wait(6_000);
  vi.advanceTimersByTime(60_000);
  expect(onInstant).toHaveBeenCalledTimes(1);
  timer.wait(70_000);
  vi.advanceTimersByTime(10_000);
  expect(onInstant).toHaveBeenCalledTimes(2);
});

test('what is farther away than timers reach is waited for, and what is not awaited any more does not come', () => {
  const onInstant = vi.fn();
  const timer = createInstantTimer(onInstant);
  const days = 86_400_000;
  timer.wait(60 * days);
  vi.advanceTimersByTime(59 * days);
  expect(onInstant).not.toHaveBeenCalled();
  vi.advanceTimersByTime(days);
  expect(onInstant).toHaveBeenCalledTimes(1);
  timer.wait(90 * days);
  timer.wait(undefined);
  vi.advanceTimersByTime(60 * days);
  expect(onInstant).toHaveBeenCalledTimes(1);
});
