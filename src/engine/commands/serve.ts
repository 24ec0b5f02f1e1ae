import { createWriteStream, openSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { loadFormRules } from '#engine/compiled/import-source.ts';
import { recoverOutput } from '#engine/emit/output/recover-output.ts';
import { openInbox } from '#engine/inbox/open-inbox.ts';
import { npmRun } from '#engine/npm-run.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { createHandler } from '#engine/serve/create-handler.ts';
import { logAccess } from '#engine/serve/log-access.ts';
import { endWithNpm } from './end-with-npm.ts';
import { openServer, runUntilStopped } from './open-server.ts';

export interface ServeOptions {
  /** The folder that is served, instead of dist/ in the site's folder. */
  out?: string;
  /** Where to listen if HOST says nothing; left out, on every interface of the machine. */
  host?: string;
  /** The file to which a line is added for each request; - is standard output. */
  accessLog?: string;
}

/** Serves a built site at HOST and PORT. @returns the exit code, once it is stopped */
export async function serve(theme: Theme, folder: string, { out, host, accessLog }: ServeOptions): Promise<number> {
  endWithNpm();
  // A build that was killed between its two renamings has left no dist/; its files are moved there first.
  await recoverOutput(outputOf(folder, out)).catch(() => undefined);
  const handle = openBuild(theme, folder, out);
  if (!handle) return 2;
  const server = await openServer(withAccessLog(handle, accessLog), host);
  return server ? runUntilStopped(server) : 2;
}

/** @throws the system's error where the file cannot be written */
export function withAccessLog(handle: RequestListener, file: string | undefined): RequestListener {
  if (file === undefined) return handle;
  if (file === '-') return logAccess(handle, (line) => process.stdout.write(line));
  // Opened at once, so that a path that cannot be written ends the command and not a request.
  const log = createWriteStream(file, { fd: openSync(file, 'a') });
  return logAccess(handle, (line) => log.write(line));
}

/** @returns undefined, with the reason on standard error, if there is no complete build */
export function openBuild(theme: Theme, folder: string, out?: string): RequestListener | undefined {
  const dist = outputOf(folder, out);
  try {
    return createHandler(
      dist,
      openInbox({
        siteFolder: resolve(folder),
        loadRules: () => loadFormRules(theme),
        warn: (sentence) => process.stderr.write(`${sentence}\n`),
      }),
    );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    process.stderr.write(
      `There is no complete site in ${dist}${code === 'ENOENT' ? '' : ` (${message})`}: run ${npmRun('build', resolve(folder), out && `--out ${pathFromHere(dist)}`)}.\n`,
    );
    return undefined;
  }
}

function outputOf(folder: string, out?: string): string {
  return out ? resolve(out) : join(resolve(folder), 'dist');
}
