import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
// Loaded before the current folder changes: esbuild starts its program in the folder that it was loaded in, which may be gone by then.
import 'esbuild';
import { runCommandLine } from '#engine/commands/run-command-line.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { theme } from '#theme/theme.ts';

interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * A command of the command line, run in this process: a program of its own takes a second to start.
 * @param cwd the folder it is run in
 */
export async function runCommand(words: readonly string[], cwd = engineRoot): Promise<Outcome> {
  const said = { stdout: '', stderr: '' };
  const home = process.cwd();
  const giveBack = (['stdout', 'stderr'] as const).map((name) => {
    const stream = process[name];
    const { write } = stream;
    stream.write = (text: string | Uint8Array) => {
      said[name] += String(text);
      return true;
    };
    return () => {
      stream.write = write;
    };
  });
  process.chdir(cwd);
  try {
    const status = await runCommandLine(words, theme);
    return { status, ...said };
  } finally {
    process.chdir(home);
    for (const give of giveBack) give();
  }
}

/** The command line as an author starts it: a program of its own. @param cwd the folder it is run in */
export function runProgram(words: readonly string[], cwd = engineRoot): Outcome {
  // Under the test runner's NODE_ENV a build would be one for development.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(engineRoot, 'src', 'cli.mjs'), ...words], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
