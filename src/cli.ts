import { sep } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { engineRoot } from './engine/engine-root.ts';
import type * as Main from './run.ts';

process.env.NODE_ENV ??= 'production';

// tsx reads tsconfig.json, which says how JSX is compiled, from the current folder. Run from another folder, it has to be
// given the path.
const file = './run.ts';
const isHere = `${process.cwd()}${sep}`.startsWith(engineRoot);
const tsconfig = `${engineRoot}tsconfig.json`;
const { run }: typeof Main = isHere ? await import(file) : await tsImport(file, { parentURL: import.meta.url, tsconfig });

process.exitCode = await run(process.argv.slice(2));
