import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ESTree } from 'vite';
import type { DataPath } from '#contract/data-path.ts';

/** From 1. */
interface Place {
  /** Absolute; where the value is written, which may be a file that the given one imports. */
  file: string;
  line: number;
  column: number;
}

type Node = ESTree.Node;
interface Written {
  module: Module;
  node: Node;
}
interface Module {
  file: string;
  text: string;
  body: readonly Node[];
}

/**
 * Where a value is written that a TypeScript file exports as a constant: follows object literals, spreads, names and
 * imports as far as they can be followed without running the code.
 * @param file absolute @param name of the export @param path into the value
 */
export async function locateInSource(file: string, name: string, path: DataPath): Promise<Place> {
  const { parseSync } = await import('vite');
  const load = (path: string): Module => {
    const text = readFileSync(path, 'utf8');
    return { file: path, text, body: parseSync(path, text).program.body as readonly Node[] };
  };
  const constant = (module: Module, wanted: string): Written | undefined => {
    for (const statement of module.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type === 'VariableDeclaration')
        for (const { id, init } of declared.declarations)
          if (id.type === 'Identifier' && id.name === wanted && init) return { module, node: init };
      if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
      for (const { local, ...specifier } of statement.specifiers) {
        if (local.name !== wanted || !('imported' in specifier) || specifier.imported.type !== 'Identifier') continue;
        return constant(load(resolve(dirname(module.file), statement.source.value)), specifier.imported.name);
      }
    }
    return undefined;
  };
  const follow = (written: Written | undefined): Written | undefined => {
    const { module, node } = written ?? {};
    if (!module || !node) return undefined;
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'ParenthesizedExpression')
      return follow({ module, node: node.expression });
    if (node.type === 'Identifier') return follow(constant(module, node.name));
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
      return follow(step(follow({ module, node: node.object }), node.property.name)?.value);
    return written;
  };
  const step = (written: Written | undefined, key: string | number): { key: Written; value: Written } | undefined => {
    const { module, node } = written ?? {};
    if (!module || !node) return undefined;
    const entry = node.type === 'ArrayExpression' ? node.elements[Number(key)] : undefined;
    if (entry) return { key: { module, node: entry }, value: { module, node: entry } };
    if (node.type !== 'ObjectExpression') return undefined;
    for (const property of node.properties.toReversed()) {
      if (property.type === 'SpreadElement') {
        const found = step(follow({ module, node: property.argument }), key);
        if (found) return found;
      } else if (nameOf(property.key) === String(key)) return { key: { module, node: property }, value: { module, node: property.value } };
    }
    return undefined;
  };

  let value = constant(load(file), name);
  let place = value;
  for (const key of path) {
    const found = step(follow(value), key);
    if (!found) break;
    place = found.key;
    value = found.value;
  }
  return place ? placeOf(place) : { file, line: 1, column: 1 };
}

function nameOf(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function placeOf({ module: { file, text }, node }: Written): Place {
  const before = text.slice(0, node.start).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
