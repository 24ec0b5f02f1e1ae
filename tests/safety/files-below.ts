import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Everything below a folder by path, with its content, or the hash of a long one: what must be the same before and after. */
export function filesBelow(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    found[name] = stat.isSymbolicLink() ? `-> ${readlinkSync(path)}` : stat.isFile() ? readShort(path) : '/';
  }
  return found;
}

function readShort(path: string): string {
  const text = readFileSync(path, 'latin1');
  return text.length < 20_000 ? text : createHash('sha256').update(text).digest('hex');
}
