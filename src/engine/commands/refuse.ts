import { showControls } from '#engine/diagnostics/show-controls.ts';

/** Says on standard error why a command cannot run. @returns the exit code */
export function refuse(message: string): 2 {
  process.stderr.write(`${showControls(message)}\n`);
  return 2;
}
