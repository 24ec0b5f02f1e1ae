import { runCommandLine } from '#engine/commands/run-command-line.ts';
import { theme } from '#theme/theme.ts';

/** The command line with the theme of this repository. @returns the exit code */
export const run = (args: readonly string[]): Promise<number> => runCommandLine(args, theme);
