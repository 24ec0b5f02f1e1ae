import { stripVTControlCharacters } from 'node:util';
import { engineRoot } from '#engine/engine-root.ts';
import type { DevResponse } from './server/respond.ts';
import type { Problem } from './wire.ts';

/** The engine's own code does not load, so this file uses nothing of it. */
export function codeFailure(error: unknown): Problem {
  const text = stripVTControlCharacters(String((error as Error)?.message ?? error));
  const { loc } = (error ?? {}) as { loc?: { file?: string; line: number; column: number } };
  const place = text.match(/([^\s[\]()]+\.tsx?):(\d+):(\d+)/);
  const path = loc?.file ?? place?.[1] ?? engineRoot;
  return {
    code: 'engine-code',
    severity: 'error',
    message: 'The code of the engine does not load.',
    suggestion: 'Correct the code and save; nothing has to be restarted.',
    file: path.replace(engineRoot, ''),
    line: loc?.line ?? Number(place?.[2] ?? 1),
    column: loc?.column ?? Number(place?.[3] ?? 1),
    frame: text,
    path,
  };
}

/** A page that shows the failure, and reloads when the engine loads again. */
export function respondFailure(error: unknown): DevResponse {
  const escaped = codeFailure(error).frame.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const body = `<!doctype html><html lang="en"><head><script type="module" src="/src/engine/dev/client/main.ts"></script><meta charset="utf-8"><title>The engine does not load</title></head><body><h1>The code of the engine does not load</h1><pre>${escaped}</pre></body></html>`;
  return { status: 500, type: 'text/html; charset=utf-8', body };
}
