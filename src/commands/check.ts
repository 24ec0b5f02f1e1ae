import { resolve } from 'node:path';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { formatPretty } from '../diagnostics/format-pretty.ts';
import { loadSite } from '../pipeline.ts';

/** Reports every mistake of a site. @returns the exit code */
export async function check(folder: string): Promise<number> {
  const { diagnostics, texts } = await loadSite(resolve(folder));
  const report = formatPretty(diagnostics, texts, { colour: process.stdout.isTTY ?? false });
  process.stdout.write(`${report}\n`);
  return hasErrors(diagnostics) ? 1 : 0;
}
