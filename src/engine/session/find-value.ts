import type { DataPath } from '#contract/data-path.ts';
import { nearest } from '#contract/nearest.ts';
import { namesOfBlock } from '#engine/layers/names-of-block.ts';
import { isRecord } from '#engine/read/is-record.ts';
import type { BlockData, PageData } from '#engine/schema/page-schema.ts';

/** Names of values of a page, as a person writes them: hero.heading, figures.stats.0.value, form.sections.contact.fields.phone. */
export type FoundValue = { path: DataPath } | { problem: string };

/** How many names a sentence holds. */
const mostNamed = 20;

/** The properties by which an entry of a list can be called. */
const entryNames = ['id', 'name', 'value'];

/**
 * The value of a page that a dotted name means: a key of the page; or a block by its id, its type or its number from 0, and then
 * keys and entries of lists.
 */
export function findValue(data: PageData, name: string): FoundValue {
  const path: (string | number)[] = [];
  let value: unknown = data;
  let before = 'The page';
  for (const step of name.split('.')) {
    const isBlock = path.length === 0 && !(step in data && step !== 'blocks');
    if (isBlock) path.push('blocks');
    const holder = isBlock ? data.blocks : value;
    const key = keyIn(holder, step);
    if (key === undefined) {
      const known = isBlock ? [...Object.keys(data).filter((word) => word !== 'blocks'), ...namesIn(data.blocks)] : namesIn(holder);
      const guess = nearest(step, known);
      const hint = guess
        ? `Did you mean "${guess}"?`
        : known.length > 0
          ? `It has: ${known.slice(0, mostNamed).join(', ')}.`
          : 'It holds nothing.';
      return { problem: `${before} has no "${step}". ${hint}` };
    }
    path.push(key);
    value = (holder as Record<string | number, unknown>)[key];
    before = `"${step}"`;
  }
  return { path };
}

/** The name of a block that is the shortest nobody else has: its id, its type, or its number. */
export function nameOfBlock(blocks: readonly BlockData[], index: number): string {
  return namesOfBlock(blocks[index] as BlockData, blocks)[0] ?? String(index);
}

function keyIn(holder: unknown, step: string): string | number | undefined {
  if (Array.isArray(holder)) {
    if (/^\d+$/.test(step)) return Number(step) < holder.length ? Number(step) : undefined;
    const named = [...holder.keys()].filter((index) => namesOf(holder[index], holder).includes(step));
    return named.length === 1 ? named[0] : undefined;
  }
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step) ? step : undefined;
}

function namesIn(holder: unknown): string[] {
  if (Array.isArray(holder)) return holder.map((entry, index) => namesOf(entry, holder)[0] ?? String(index));
  return typeof holder === 'object' && holder !== null ? Object.keys(holder) : [];
}

/** What an entry of a list answers to; its type only where no other entry has it. */
function namesOf(entry: unknown, all: readonly unknown[]): string[] {
  if (!isRecord(entry)) return [];
  const names = entryNames.map((name) => entry[name]).filter((name) => typeof name === 'string');
  return [...new Set([...names, ...namesOfBlock(entry, all)])];
}
