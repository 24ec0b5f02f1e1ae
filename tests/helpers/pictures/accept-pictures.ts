import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deleteKept, keptFile, listKept, listUnwanted } from './kept-pictures.ts';

/** Takes every picture anew, keeps those that differ from what was kept, and deletes those whose block or page is gone. */

const before = hashes();
const command = ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', 'pictures-blocks', 'pictures-pages', '--reporter=line'];
const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit', env: { ...process.env, ACCEPT_PICTURES: '1' } });
const failed = status !== 0;

// A run that failed may say nothing about what is wanted.
const unwanted = failed ? [] : listUnwanted();
for (const name of unwanted) deleteKept(name);

const after = hashes();
const lines = [...after].flatMap(([name, hash]) => {
  const old = before.get(name);
  return old === hash ? [] : [`${old ? 'changed' : 'new    '}  ${name}`];
});
lines.push(...unwanted.map((name) => `deleted  ${name}`));
const bytes = [...after.keys()].reduce((sum, name) => sum + readFileSync(keptFile(name)).length, 0);
const total = `${after.size} pictures are kept, ${Math.round(bytes / 1000)} kB.`;
const outcome = lines.length === 0 ? 'Nothing has changed.' : `${lines.length} of them changed; look at them before you commit.`;
process.stdout.write(`\n${lines.map((line) => `${line}\n`).join('')}${total} ${outcome}\n`);
if (failed) process.stdout.write('Some pictures could not be taken: repair what is reported above and run this again.\n');
process.exitCode = failed ? 1 : 0;

function hashes(): Map<string, string> {
  return new Map(
    listKept().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(keptFile(name)))
        .digest('hex'),
    ]),
  );
}
