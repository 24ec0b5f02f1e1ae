import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { siteBlocks } from '#engine/blocks/type-folders.ts';
import { type Splice, splice } from '#engine/edit/lines.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import { type Found, lineOf, readModule } from './read-module.ts';
import type { Texts } from './rename-in-schema.ts';

interface InCode {
  /** Absolute path of the site. */
  root: string;
  /** Absolute path of the block's folder. */
  folder: string;
  from: string;
  to: string;
}

/**
 * Renames a property in the code of its block. The compiler knows where it is meant: after its shape has another name, each place
 * that uses the old one is an error. It is asked again until there is none.
 * @param changed the texts that have changed already; those of this are added
 * @returns why it cannot be done
 */
export async function renameInCode({ root, folder, from, to }: InCode, changed: Texts): Promise<string | undefined> {
  const copy = copyForCompiler(root, folder);
  const inCopy = (path: string) =>
    path.startsWith(join(engineRoot, 'src')) ? join(copy, relative(engineRoot, path)) : join(copy, relative(root, path));
  try {
    for (const [path, text] of changed) writeFileSync(inCopy(path), text);
    for (let round = 0; round < 20; round++) {
      const errors = await compile(copy);
      if (errors.length === 0) return undefined;
      const stranger = errors.find((line) => !line.startsWith(`${relativePath(copy, inCopy(folder))}/`));
      if (stranger) return `The code cannot follow: ${stranger}`;
      const places = errors.flatMap((line) => placeOf(line) ?? []);
      let isChanged = false;
      for (const file of new Set(places.map((place) => place.file))) {
        const path = join(copy, file);
        const text = readFileSync(path, 'utf8');
        const found = await readModule(path, text);
        const changes = places.flatMap((place) => (place.file === file ? changesAt(text, found, { ...place, from, to }) : []));
        const renamed = splice(text, uniqueChanges(changes));
        isChanged ||= renamed !== text;
        writeFileSync(path, renamed);
        changed.set(join(folder, relative(inCopy(folder), path)), renamed);
      }
      if (!isChanged) return `The code cannot follow: ${errors[0]}`;
    }
    return 'The code does not come to rest.';
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What the compiler is given: for a block of a site the blocks of that site, since nothing in src/ can name one of them. */
function copyForCompiler(root: string, folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'rename-'));
  for (const name of ['src', 'package.json']) cpSync(join(engineRoot, name), join(copy, name), { recursive: true });
  if (existsSync(siteBlocks(root))) cpSync(siteBlocks(root), join(copy, 'blocks'), { recursive: true });
  const isOfSite = folder.startsWith(join(siteBlocks(root), sep));
  const config = JSON.parse(readFileSync(join(engineRoot, 'tsconfig.json'), 'utf8')) as object;
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ ...config, include: isOfSite ? ['blocks', 'src/**/*.d.ts'] : ['src', 'blocks'] }),
  );
  symlinkSync(join(engineRoot, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function compile(copy: string): Promise<string[]> {
  const compiler = join(engineRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  try {
    await promisify(execFile)(process.execPath, [compiler, '--pretty', 'false', '-p', copy], { cwd: copy, maxBuffer: 2 ** 26 });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    const lines = stdout.split('\n').filter((line) => /: error TS\d+:/.test(line));
    if (lines.length === 0) throw error;
    return lines;
  }
}

function placeOf(line: string): { file: string; line: number; column: number } | undefined {
  const [, file, row, column] = /^(.+?)\((\d+),(\d+)\): error TS\d+: /.exec(line) ?? [];
  return file ? { file, line: Number(row), column: Number(column) } : undefined;
}

/** The changes that an error at a place calls for: of the name that stands there, else of the keys in what the error is about. */
function changesAt(
  text: string,
  found: readonly Found[],
  { line, column, from, to }: { line: number; column: number; from: string; to: string },
): Splice[] {
  const lines = text.split('\n').slice(0, line - 1);
  const at = lines.join('\n').length + (line > 1 ? 1 : 0) + column - 1;
  const named = found.filter(({ node }) => node.start === at && isName(text, node, from)).at(-1);
  if (named) return [changeOf(text, named, { from, to })];
  const [outer] = found.filter(({ node }) => node.start === at);
  const keys = found.filter(({ node, parents: [parent, object] }) => {
    const isKey = parent?.type === 'Property' && parent.key.start === node.start && object?.type === 'ObjectExpression';
    return isKey && isName(text, node, from) && outer && node.start >= outer.node.start && node.end <= outer.node.end;
  });
  return keys.map((key) => changeOf(text, key, { from, to }));
}

function isName(text: string, { type, start, end }: Found['node'], name: string): boolean {
  return /^(?:Identifier|Literal|JSXIdentifier)$/.test(type) && text.slice(start, end).replace(/^['"]|['"]$/g, '') === name;
}

function changeOf(
  text: string,
  { node: { type, start, end }, parents: [parent] }: Found,
  { from, to }: { from: string; to: string },
): Splice {
  if (type === 'Literal') return { start, end, text: text.slice(start, end).replace(from, to) };
  const isShorthand = parent?.type === 'Property' && parent.shorthand && parent.start === start;
  return { start, end, text: isShorthand ? `${to}: ${from}` : to };
}

function uniqueChanges(changes: readonly Splice[]): Splice[] {
  return [...new Map(changes.map((change) => [change.start, change])).values()];
}

/** Words in a block's code that may mean a property by its name, where no type says so: the entries of paths, and names that are looked up. */
export async function findNamesInTexts(path: string, text: string, name: string): Promise<string[]> {
  const found = await readModule(path, text);
  return found.flatMap(({ node, parents: [parent, holder] }) => {
    if (node.type !== 'Literal' || node.value !== name || !parent) return [];
    const isEntry = parent.type === 'ArrayExpression' && !(holder?.type === 'Property' && isKeyword(holder));
    const isLookedUp = parent.type === 'CallExpression' || (parent.type === 'BinaryExpression' && parent.operator === 'in');
    return isEntry || isLookedUp ? [`line ${lineOf(text, node.start)}`] : [];
  });
}

function isKeyword(property: Found['node']): boolean {
  return property.type === 'Property' && property.key.type === 'Identifier' && /^(?:required|enum|formerly)$/.test(property.key.name);
}

/** The files outside the folder of a block that import something of it. @param folders absolute paths of where they are looked for */
export async function findImports(folders: readonly string[], folder: string): Promise<string[]> {
  const users: string[] = [];
  for (const place of folders.filter(existsSync))
    for (const entry of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
      const path = join(place, entry);
      if (!/\.tsx?$/.test(entry) || path.startsWith(`${folder}/`)) continue;
      const text = readFileSync(path, 'utf8');
      if (!text.includes(`/${basename(folder)}/`)) continue;
      const imported = (await readModule(path, text)).flatMap(({ node }) => (node.type === 'ImportDeclaration' ? node.source.value : []));
      if (imported.some((name) => name.includes(`/${basename(folder)}/`))) users.push(path);
    }
  return users;
}
