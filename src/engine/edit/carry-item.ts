import { isCollection, type Node } from 'yaml';
import { takeFromBlock } from './block-items.ts';
import { isFlow } from './find-style.ts';
import { takeFromFlow } from './flow-items.ts';
import { endOf, type Place } from './layout.ts';
import { columnOf, lineEnd } from './lines.ts';
import { type Style, writeKey } from './write-value.ts';

/** An item as it is written in one place, ready for another: in block style, between brackets, or both. */
export interface Carried {
  /** Its lines, the first without indentation; the others stand as far behind `column` as they will behind the new item. */
  block?: { lines: string; column: number };
  flow?: string;
}

/** @param key what it is called where it goes; nothing for an entry of a list */
export function carryItem(text: string, place: Place, { key, style }: { key?: string; style: Style }): Carried {
  const { holder, index, item } = place;
  const head = headOf(text, place, key);
  const value = valueText(text, item);
  const flow = key === undefined ? value : `${head} ${value}`;
  if (holder.flow) {
    const whole = takeFromFlow(text, holder, index);
    return whole === undefined
      ? {}
      : { flow, block: { lines: key === undefined ? `- ${value}` : flow, column: columnOf(text, item.start) } };
  }
  const taken = takeFromBlock(text, holder, index);
  const hasComments = (taken.above + taken.behind).trim() !== '';
  const inFlow = hasComments || (taken.item.includes('\n') && !isFlow(item.node)) ? undefined : flow;
  const rest = text.slice(item.head, item.end);
  const isBlock = isCollection(item.node) && !isFlow(item.node);
  if ((holder.kind === 'map') === (key !== undefined) || !isBlock)
    return { block: { lines: `${taken.above}${head}${rest}${taken.behind}`, column: taken.column }, flow: inFlow };
  return { block: withOtherHead(text, { taken, rest, head, item, style }) };
}

/** A list or map that was the value of a key and becomes an entry, or the other way round: its first item is beside a dash or below a key. */
function withOtherHead(
  text: string,
  {
    taken,
    rest,
    head,
    item,
    style,
  }: { taken: ReturnType<typeof takeFromBlock>; rest: string; head: string; item: Place['item']; style: Style },
): Carried['block'] {
  const inner = columnOf(text, (item.node as Node).range?.[0] ?? 0);
  const beside = text.slice(item.head, lineEnd(text, item.head)).trim();
  const isBare = beside === '' || beside.startsWith('#');
  if (head === '-') return { lines: `${taken.above}- ${rest.trimStart()}${taken.behind}`, column: inner - 2 };
  const below = isBare ? rest : `${style.newline}${' '.repeat(inner)}${rest.trimStart()}`;
  return { lines: `${taken.above}${head}${below}${taken.behind}`, column: inner - style.step };
}

/** The dash or the key with its colon; a key that stays is written as it was. */
function headOf(text: string, { holder, item }: Place, key: string | undefined): string {
  if (key === undefined) return '-';
  const [start, end] = item.keyNode?.range ?? [];
  return `${item.key === key && start !== undefined ? text.slice(start, end) : writeKey(key, holder.flow)}:`;
}

function valueText(text: string, { node }: Place['item']): string {
  const end = endOf(node);
  return end === undefined ? 'null' : text.slice(node?.range?.[0], end);
}
