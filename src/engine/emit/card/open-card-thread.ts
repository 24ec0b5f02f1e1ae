import { Worker } from 'node:worker_threads';
import { compiledThread } from '#engine/compiled/import-source.ts';
import type { CardJob, CardResult, CardThreadData } from './card-jobs.ts';
import type { TypesetCard } from './card-queue.ts';

/** Draws cards beside what else the program does. Until it is held, the program may end before it. */
export interface CardThread {
  /** @throws what the thread failed with */
  encode(card: TypesetCard): Promise<Buffer>;
  hold(): void;
  close(): void;
}

/** @returns undefined where the engine runs from its sources, which a thread cannot load */
export function openCardThread(data: CardThreadData): CardThread | undefined {
  const script = compiledThread('card');
  if (!script) return undefined;
  const worker = new Worker(script, { workerData: data });
  const waiting = new Map<string, Waiting>();
  const backgrounds = new Map<string, number>();
  let broken: Error | undefined;
  const breakOff = (error: Error) => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (result: CardResult) => {
    const card = waiting.get(result.name);
    waiting.delete(result.name);
    if ('png' in result) card?.resolve(Buffer.from(result.png.buffer, result.png.byteOffset, result.png.byteLength));
    else card?.reject(new Error(result.failure));
  });
  worker.on('error', breakOff);
  worker.unref();
  worker.on('exit', () => breakOff(new Error('the thread has ended')));
  return {
    encode({ name, background, title }) {
      if (broken) return Promise.reject(broken);
      const known = backgrounds.get(background);
      const number = known ?? backgrounds.size;
      backgrounds.set(background, number);
      worker.postMessage({ name, background: number, title, ...(known === undefined && { svg: background }) } satisfies CardJob);
      return new Promise((resolve, reject) => waiting.set(name, { resolve, reject }));
    },
    hold: () => worker.ref(),
    close: () => void worker.terminate(),
  };
}

/** Who waits for a card. */
interface Waiting {
  resolve(png: Buffer): void;
  reject(error: Error): void;
}
