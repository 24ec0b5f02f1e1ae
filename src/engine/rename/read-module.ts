import type { ESTree } from 'vite';

export type CodeNode = ESTree.Node;

/** A part of a program, with what holds it, the nearest first. */
export interface Found {
  node: CodeNode;
  parents: readonly CodeNode[];
}

/** Every part of a TypeScript file, holders before what they hold. @param path decides whether it may hold JSX */
export async function readModule(path: string, text: string): Promise<Found[]> {
  const { parseSync } = await import('vite');
  const found: Found[] = [];
  const walk = (value: unknown, parents: readonly CodeNode[]): void => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, parents);
    else if (isNode(value)) {
      found.push({ node: value, parents });
      for (const inner of Object.values(value)) walk(inner, [value, ...parents]);
    }
  };
  walk(parseSync(path, text).program.body, []);
  return found;
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** The text that a literal stands for. */
export function textOf(node: CodeNode | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** What a property is called. */
export function keyOf(node: CodeNode): string | undefined {
  if (node.type !== 'Property') return undefined;
  return node.key.type === 'Identifier' ? node.key.name : textOf(node.key);
}

/** The line of an offset, from 1. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
