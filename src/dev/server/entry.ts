/** What the Vite plugin loads through Vite, so that a change to the engine or to a block needs no restart. */
export { answer, problemsOf } from './answer.ts';
export { loadDevBlocks } from './dev-blocks.tsx';
export { openLiveSite, settle, takeIn } from './live-site.ts';
