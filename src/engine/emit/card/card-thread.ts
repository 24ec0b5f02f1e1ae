// Runs in a thread of its own, which open-card-thread.ts starts.
import { parentPort, workerData } from 'node:worker_threads';
import type { CardJob, CardResult, CardThreadData } from './card-jobs.ts';
import { loadTypesetter } from './draw-text.ts';
import { encodeCard } from './encode-card.ts';
import { type Background, prepareBackground } from './prepare-background.ts';

const { font, size, longest } = workerData as CardThreadData;
const display = loadTypesetter(font.path, font.weight);
const backgrounds: Promise<Background>[] = [];

parentPort?.on('message', async (job: CardJob) => {
  parentPort?.postMessage(await encode(job).catch((error): CardResult => ({ name: job.name, failure: String(error) })));
});

async function encode({ name, background, svg, title }: CardJob): Promise<CardResult> {
  const typeface = await display;
  if (svg !== undefined) backgrounds[background] = prepareBackground({ svg, longest, display: typeface, size });
  const ready = backgrounds[background];
  if (!ready) throw new Error(`the background ${background} was never sent`);
  return { name, png: await encodeCard(await ready, title, typeface) };
}
