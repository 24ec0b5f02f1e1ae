import { runCommandLine } from './commands/run-command-line.ts';

process.env.NODE_ENV ??= 'production';

process.exitCode = await runCommandLine(process.argv.slice(2));
