import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import { wholeJournal, writeJournal } from './write-journal.ts';

// Writes the generated journal, then builds and serves it: a tenth of it for npm test, all of it for the long suite.
const size = process.env.E2E_EXTENT === 'all' ? wholeJournal : { articles: 50, people: 12, events: 6 };
const folder = join(engineRoot, '.cache', 'journal');
writeJournal(folder, size);
const args = ['src/cli.mjs', 'start', '--site', folder, '--out', '.cache/journal-dist'];
const server = spawn(process.execPath, args, { cwd: engineRoot, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
