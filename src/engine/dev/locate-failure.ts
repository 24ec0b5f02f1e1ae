import { SourceMap, type SourceMapPayload } from 'node:module';
import type { ViteDevServer } from 'vite';
import type { Failure } from './wire.ts';

/** Something thrown in a browser, with its place in the sources where it is known. */
export interface LocatedFailure {
  message: string;
  /** Absolute path; the line counts from 1 and the column from 0, as compilers report them. */
  loc?: { file: string; line: number; column: number };
}

/**
 * Finds the topmost line of a browser's stack that is in our code, and its place in the source: the stack names lines of the
 * code that Vite has compiled.
 */
export async function locateFailure(server: ViteDevServer, { message, stack }: Failure): Promise<LocatedFailure> {
  for (const [, path = '', line, column] of stack.matchAll(/https?:\/\/[^/\s]+(\/(?:src|@fs)\/[^\s?:)]+)(?:\?[^\s:)]*)?:(\d+):(\d+)/g)) {
    if (path.startsWith('/src/engine/dev/')) continue;
    const module = await server.environments.client.moduleGraph.getModuleByUrl(path);
    const map = module?.transformResult?.map;
    if (!module?.file) continue;
    const served = { line: Number(line), column: Number(column) - 1 };
    const place = map && 'version' in map ? sourceOf(map as unknown as SourceMapPayload, served) : served;
    return { message, loc: { file: module.file, ...place } };
  }
  return { message };
}

function sourceOf(map: SourceMapPayload, { line, column }: { line: number; column: number }): { line: number; column: number } {
  const found = new SourceMap(map).findEntry(line - 1, column);
  return 'originalLine' in found ? { line: found.originalLine + 1, column: found.originalColumn } : { line, column };
}
