import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Theme } from '#contract/theme.ts';
import { keepInSite } from '#engine/cache/keep-file.ts';
import { engineRoot, isEngineRoot } from '#engine/engine-root.ts';
import { usage } from './commands.ts';
import { explainSystemError } from './explain-system-error.ts';
import { type Arguments, readArguments } from './read-arguments.ts';
import { refuseNoSite } from './refuse-no-site.ts';

/**
 * Runs one command: reads its arguments, and says on standard output and standard error what came of it.
 * @returns the exit code: 0 done, 1 the site has errors, 2 the command could not run
 */
export async function runCommandLine(args: readonly string[], theme: Theme): Promise<number> {
  try {
    return await run(readArguments(args), theme);
  } catch (error) {
    // Authors' mistakes are diagnostics. Errors that arrive here come from the machine or are bugs; `inspect` also shows
    // their causes.
    process.stderr.write(`${explainSystemError(error) ?? inspect(error)}\n`);
    return 2;
  }
}

async function run({ command, problem, values, positionals }: Arguments, theme: Theme): Promise<number> {
  const { site, out } = values;
  const rest = positionals.slice(1);
  if (command && needsSite(command, { site, out })) {
    const refused = refuseNoSite(site);
    if (refused) return refused;
    keepInSite(site);
  }
  switch (command) {
    case 'dev':
      return (await import('./dev.ts')).dev(site, values);
    case 'check':
      return (await import('./check.ts')).check(theme, site, { ...values, files: rest });
    case 'explain':
      return (await import('./explain.ts')).explain(theme, site, rest);
    case 'rename':
      return (await import('./rename.ts')).rename(theme, site, { words: rest, dryRun: values['dry-run'] });
    case 'build':
      return (await import('./build.ts')).build(theme, site, {
        ...values,
        cards: !values['no-cards'],
        compression: !values['no-compression'],
        noCache: values['no-cache'],
      });
    case 'serve':
      return (await import('./serve.ts')).serve(theme, site, { out, accessLog: values['access-log'] });
    case 'preview':
      return (await import('./serve.ts')).serve(theme, site, { out, host: '127.0.0.1' });
    case 'start':
      return (await import('./start.ts')).start(theme, site, { out, accessLog: values['access-log'] });
    case 'leads':
      return (await import('./leads.ts')).leads(theme, site, values);
    case 'schema':
      return (await import('./schema.ts')).schema(theme, site, { onlyCheck: values.check });
    case 'new':
      return (await import('./new.ts')).createNew(theme, rest, values);
    case 'help':
      process.stdout.write(usage());
      return 0;
    case 'version':
      process.stdout.write(`${versionOf(join(engineRoot, 'package.json'))}\n`);
      return 0;
    default:
      process.stderr.write(`${problem}\n\n${usage()}`);
      return 2;
  }
}

/** Whether a command is about the files of a site. What was built is served without them, and this checkout has blocks of its own. */
function needsSite(command: Arguments['command'], { site, out }: { site: string; out?: string }): boolean {
  if (command === 'serve' || command === 'preview') return !out;
  if (command === 'schema') return !isEngineRoot(resolve(site));
  return (
    command === 'dev' ||
    command === 'check' ||
    command === 'explain' ||
    command === 'rename' ||
    command === 'build' ||
    command === 'start' ||
    command === 'leads'
  );
}

/** page-renderer 0.1.0 */
function versionOf(manifest: string): string {
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; version: string };
  return `${name} ${version}`;
}
