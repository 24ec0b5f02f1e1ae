import { setTimeout as wait } from 'node:timers/promises';

/** Tries until something works. @throws what it threw at last, after ten seconds of waiting */
export async function retry<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let left = 100; ; left--) {
    try {
      return await act();
    } catch (error) {
      if (left === 0) throw error;
      await wait(100);
    }
  }
}
