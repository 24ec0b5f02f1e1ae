import { sep } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root, start } from './engine/compiled/start.mjs';
import type * as Sources from './run.ts';

// The command line, started under tsx, which reads tsconfig.json from the current folder: it says how JSX is compiled. Run from
// another folder, it has to be given the path.
const file = './run.ts';
const isHere = `${process.cwd()}${sep}`.startsWith(root);
const tsconfig = `${root}tsconfig.json`;

await start(async (): Promise<typeof Sources> => (isHere ? import(file) : tsImport(file, { parentURL: import.meta.url, tsconfig })));
