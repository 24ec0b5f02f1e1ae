import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DataPath } from '#contract/data-path.ts';
import { type Splice, splice } from '#engine/edit/lines.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { locateInSource } from '#engine/schema/locate-in-source.ts';
import { type CodeNode, keyOf, readModule, textOf } from './read-module.ts';

/** Texts of files by their absolute paths. */
export type Texts = Map<string, string>;

interface Renamed {
  /** Absolute path of the schema.ts. */
  file: string;
  /** Where the property stands in the schema, for a block type the `const` of its type. */
  path: DataPath;
  from: string;
  to: string;
}

/**
 * Gives a property, or the type of a block, another name where its shape is written, and says there what it was called before.
 * @returns the files that change, or why it cannot be done
 */
export async function renameInSchema({ file, path, from, to }: Renamed): Promise<{ texts: Texts } | { problem: string }> {
  const texts: Texts = new Map();
  const isType = path.at(-1) === 'const';
  const declared = await propertyAt(file, path);
  if (dirname(declared.file) !== dirname(file))
    return { problem: `"${from}" is written in ${pathFromHere(declared.file)}, and other blocks have it too.` };
  if (declared.node?.type !== 'Property') return { problem: `"${from}" cannot be found in ${pathFromHere(file)}.` };
  const { node } = declared;
  const changes: Splice[] = [];
  if (isType) {
    if (textOf(node.value) !== from) return { problem: `The type is not written as a word in ${pathFromHere(declared.file)}.` };
    changes.push({ ...spanOf(node.value), text: `'${to}'` }, await formerlyAtTop(file, from));
  } else {
    changes.push(...renameProperty(node, from, to));
    changes.push(...(await renameRequired(file, path, { from, to })));
  }
  const text = readFileSync(declared.file, 'utf8');
  texts.set(declared.file, splice(text, changes));
  return { texts };
}

function renameProperty(node: Extract<CodeNode, { type: 'Property' }>, from: string, to: string): Splice[] {
  const { value } = node;
  if (node.shorthand) return [{ ...spanOf(node), text: `${to}: { ...${from}, formerly: ['${from}'] }` }];
  const key = { ...spanOf(node.key), text: to };
  if (value.type !== 'ObjectExpression')
    return [
      key,
      { start: value.start, end: value.start, text: '{ ...' },
      { start: value.end, end: value.end, text: `, formerly: ['${from}'] }` },
    ];
  return [key, formerlyIn(value, from)];
}

/** Says in the object of a shape what it was called before. */
function formerlyIn(shape: CodeNode, from: string): Splice {
  const properties = shape.type === 'ObjectExpression' ? shape.properties : [];
  const known = properties.find((property) => keyOf(property) === 'formerly');
  if (known?.type === 'Property' && known.value.type === 'ArrayExpression')
    return { start: known.value.start + 1, end: known.value.start + 1, text: `'${from}', ` };
  // Behind the description, which comes first.
  const first = properties.find((property) => keyOf(property) === 'description') ?? properties[0];
  const at = first?.end ?? shape.start + 1;
  return { start: at, end: at, text: first ? `, formerly: ['${from}']` : ` formerly: ['${from}'] ` };
}

async function formerlyAtTop(file: string, from: string): Promise<Splice> {
  const found = await readModule(file, readFileSync(file, 'utf8'));
  const declared = found.find(
    ({ node }) => node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === 'schema',
  );
  const shape = found.find(({ node, parents }) => node.type === 'ObjectExpression' && parents.includes(declared?.node as CodeNode));
  if (!shape) throw new Error(`${file} exports no schema that is written as an object`);
  return formerlyIn(shape.node, from);
}

/** The name in the list of required keys beside the properties. */
async function renameRequired(file: string, path: DataPath, { from, to }: { from: string; to: string }): Promise<Splice[]> {
  const { node } = await propertyAt(file, [...path.slice(0, -2), 'required']);
  if (node?.type !== 'Property' || node.value.type !== 'ArrayExpression' || keyOf(node) !== 'required') return [];
  return node.value.elements.flatMap((entry) => (entry && textOf(entry) === from ? [{ ...spanOf(entry), text: `'${to}'` }] : []));
}

/** The property of an object literal that a path into the schema leads to, and the file it is written in. */
async function propertyAt(file: string, path: DataPath): Promise<{ file: string; node?: CodeNode }> {
  const place = await locateInSource(file, 'schema', path);
  const text = readFileSync(place.file, 'utf8');
  const lines = text.split('\n').slice(0, place.line - 1);
  const at = lines.join('\n').length + (lines.length > 0 ? 1 : 0) + place.column - 1;
  const found = (await readModule(place.file, text)).find(({ node }) => node.type === 'Property' && node.start === at);
  return { file: place.file, node: found?.node };
}

function spanOf({ start, end }: CodeNode): Pick<Splice, 'start' | 'end'> {
  return { start, end };
}
