import { sep } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type * as Commands from './engine/commands/run-command-line.ts';
import { engineRoot } from './engine/engine-root.ts';

process.env.NODE_ENV ??= 'production';

// tsx takes its settings, how JSX is compiled among them, from the folder it is run in; from elsewhere it has to be told.
const file = './engine/commands/run-command-line.ts';
const isHere = `${process.cwd()}${sep}`.startsWith(engineRoot);
const tsconfig = `${engineRoot}tsconfig.json`;
const commands: typeof Commands = isHere ? await import(file) : await tsImport(file, { parentURL: import.meta.url, tsconfig });

process.exitCode = await commands.runCommandLine(process.argv.slice(2));
