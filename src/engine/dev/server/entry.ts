/** What the Vite plugin loads through Vite, so that a change to the engine or to a block needs no restart. */
export { openShownSite } from '#engine/session/shown-site.ts';
export { loadDevBlocks } from './dev-blocks.tsx';
export { loadDevSchemas } from './dev-schemas.ts';
export { errorToProblem } from './error-to-problem.ts';
export { listProblemsFor, respond } from './respond.ts';
