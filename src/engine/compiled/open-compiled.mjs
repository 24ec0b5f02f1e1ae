// Plain JavaScript: it runs before anything can read TypeScript.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.mjs';

/** The file that is written last: the names of the scripts, and a digest of them. */
export const seal = 'complete.json';

/**
 * The engine as plain JavaScript, which starts in a third of the time that its sources take. It is compiled if it was not yet, or if it
 * was damaged, which takes about as long as one start from the sources.
 * @param {string} root absolute path of the checkout
 * @param {string} fingerprint of it
 * @returns {Promise<string | undefined>} a folder whose run.js is what src/run.ts is; undefined if it cannot be compiled or kept
 */
export async function openCompiled(root, fingerprint = fingerprintOf(root)) {
  const folder = join(root, '.cache', 'engine', fingerprint);
  return isWhole(folder) || (await compile(root, folder)) ? folder : undefined;
}

/** Why it failed is not said: from its sources the engine does the same, or names the mistake in them. */
async function compile(root, folder) {
  try {
    const { compileEngine } = await import('./compile-engine.mjs');
    await compileEngine(root, folder);
    return true;
  } catch {
    return false;
  }
}

/** Whether a compiled engine is as it was written. */
export function isWhole(folder) {
  try {
    const { scripts, digest } = JSON.parse(readFileSync(join(folder, seal), 'utf8'));
    return digest === digestOf(folder, scripts);
  } catch {
    return false;
  }
}

export function digestOf(folder, scripts) {
  const hash = createHash('sha256');
  for (const name of scripts) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
