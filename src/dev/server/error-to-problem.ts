import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { codeFrame } from '../../diagnostics/code-frame.ts';
import { engineRoot } from '../../engine-root.ts';
import type { Problem } from '../wire.ts';

/** A failure of our own code as a problem at the place it comes from. @param what names the part that failed */
export function errorToProblem(error: unknown, what: string): Problem {
  const { file, ...place } = placeOf(error);
  const message = stripVTControlCharacters(String((error as Error)?.message ?? error));
  const [first = ''] = message.split('\n').filter((text) => text.trim() !== '' && !/^Transform failed/.test(text));
  return {
    code: 'block-code',
    severity: 'error',
    message: `${what}: ${first.replace(/^\s*(?:\[\w+\]|Error:)\s*/, '')}`,
    cure: 'Correct the code and save; nothing has to be restarted.',
    file: relative(engineRoot, file),
    ...place,
    frame: codeFrame(readText(file), { start: place, end: place }) ?? '',
    path: file,
  };
}

/** The place that the compiler names, else the topmost line of the stack that is ours. */
function placeOf(error: unknown): { file: string; line: number; column: number } {
  const {
    loc,
    id,
    stack = '',
    message = '',
  } = (error ?? {}) as {
    loc?: { file?: string; line: number; column: number };
    id?: string;
    stack?: string;
    message?: string;
  };
  const file = loc?.file ?? id;
  if (loc && file) return { file, line: loc.line, column: loc.column + 1 };
  // How Rolldown writes the place of what it cannot parse: [ src/blocks/hero/view.tsx:3:17 ]
  const compiled = stripVTControlCharacters(message).match(/\[ (\S+):(\d+):(\d+) \]/);
  if (compiled) return { file: file ?? join(engineRoot, compiled[1] ?? ''), line: Number(compiled[2]), column: Number(compiled[3]) };
  const text = stripVTControlCharacters(`${message}\n${stack}`);
  for (const [, path, line, column] of text.matchAll(/(\/[^\s:()[\]]+\.tsx?):(\d+):(\d+)/g)) {
    if (path?.startsWith(join(engineRoot, 'src')) && !path.includes('/src/render/'))
      return { file: path, line: Number(line), column: Number(column) };
  }
  return { file: file ?? join(engineRoot, 'src'), line: 1, column: 1 };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
