import { expect, test, vi } from 'vitest';
import { measureStages } from '#engine/commands/measure-stages.ts';
import { showProgress } from '#engine/commands/show-progress.ts';

test('the seconds of each stage are added up, and what took none is left out', () => {
  let now = 0;
  const stages = measureStages('Reading and checking', () => now);
  for (const [at, stage] of [
    [1_500, 'Drawing pages'],
    [2_000, 'Drawing pages'],
    [4_000, 'Encoding pictures'],
    [4_010, 'Drawing pages'],
  ] as const) {
    now = at;
    stages.enter(stage);
  }
  now = 4_110;
  expect(stages.describe()).toMatch(/^Seconds: reading and checking 1\.5, drawing pages 2\.6\. At most \d+ MB of memory\.$/);
});

test('the progress line says how many seconds are left, once that can be said', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const lines: string[] = [];
  const stream = { isTTY: true, write: (text: string) => lines.push(text.replace('\r\u001b[2K', '')) } as unknown as NodeJS.WriteStream;
  const progress = showProgress(stream, {});
  for (const [at, done] of [
    [0, 0],
    [500, 5],
    [2_000, 20],
  ] as const) {
    now = at;
    progress.show('Drawing pages', done, 100);
  }
  clock.mockRestore();
  expect(lines).toEqual(['Drawing pages 0 of 100…', 'Drawing pages 5 of 100…', 'Drawing pages 20 of 100, 8 s left…']);
});
