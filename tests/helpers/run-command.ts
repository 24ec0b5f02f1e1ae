import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { engineRoot } from '../../src/engine-root.ts';

interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** The command line as an author runs it. @param cwd the folder it is run in */
export function runCommand(words: readonly string[], cwd = engineRoot): Outcome {
  // Under the test runner's NODE_ENV a build would be one for development.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(engineRoot, 'src', 'cli.ts'), ...words],
    { cwd, env, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
