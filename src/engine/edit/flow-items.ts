import type { Change } from './change.ts';
import { flowSlots, type Slot } from './flow-slots.ts';
import type { Layout } from './layout.ts';
import { lineBreak, lineStart } from './lines.ts';

/** Puts an item between brackets. @param core the item as it is written there */
export function insertIntoFlow(text: string, layout: Layout, { index, core }: { index: number; core: string }): Change[] {
  const slots = flowSlots(text, layout);
  const at = slots[index];
  const last = slots.at(-1);
  if (!last) return [{ splices: [intoEmpty(text, layout, core)] }];
  if (at) return [{ splices: [{ start: at.lead, end: at.lead, text: `${core},${gapBefore(text, slots, index)}` }] }];
  const gap = last.ownLine || last.tail ? newLineLike(text, last) : gapBefore(text, slots, slots.length - 1);
  if (last.comma !== undefined) {
    const behind = endOfSlot(last);
    return [{ splices: [{ start: behind, end: behind, text: `${gap}${core},` }] }];
  }
  if (!last.tail) return [{ splices: [{ start: last.end, end: last.end, text: `,${gap}${core}` }] }];
  return [
    {
      splices: [
        { start: last.end, end: last.end, text: ',' },
        { start: last.tail[1], end: last.tail[1], text: `${gap}${core}` },
      ],
    },
  ];
}

function intoEmpty(text: string, { kind, open, close }: Layout, core: string) {
  const inside = text.slice(open + 1, close);
  if (inside === '' && kind === 'map') return { start: open + 1, end: close, text: ` ${core} ` };
  return { start: close, end: close, text: core };
}

/** The white space between an item and the one in front of it, as it would stand behind a new one. */
function gapBefore(text: string, slots: readonly Slot[], index: number): string {
  const at = slots[index] as Slot;
  if (at.ownLine) return newLineLike(text, at);
  const [before, behind] = index > 0 ? [slots[index - 1], at] : [at, slots[1]];
  const gap = before?.comma !== undefined && behind ? text.slice(before.comma + 1, behind.lead) : ' ';
  return /^[ \t]*$/.test(gap) ? gap : ' ';
}

function newLineLike(text: string, { lead, ownLine }: Slot): string {
  const [indentation = ''] = /^[ \t]*/.exec(text.slice(lineStart(text, lead))) ?? [];
  return `${lineBreak(text, lead)}${ownLine ? indentation : `${indentation}  `}`;
}

export function removeFromFlow(text: string, layout: Layout, index: number): Change[] {
  const slots = flowSlots(text, layout);
  const at = slots[index] as Slot;
  const next = slots[index + 1];
  const before = slots[index - 1];
  const behind = endOfSlot(at);
  const gone = [[at.lead, behind] as const];
  if (next) return [{ splices: [{ start: at.lead, end: next.lead, text: '' }], gone }];
  if (!before) {
    const padded = text.slice(layout.open + 1, at.lead) === ' ' && text.slice(behind, layout.close) === ' ';
    return [{ splices: [{ start: padded ? layout.open + 1 : at.lead, end: padded ? layout.close : behind, text: '' }], gone }];
  }
  const comma = before.comma as number;
  const rest = { start: endOfSlot(before), end: behind, text: '' };
  return [{ splices: at.comma === undefined ? [{ start: comma, end: comma + 1, text: '' }, rest] : [rest], gone }];
}

/** Moves an item within its brackets: commas and line breaks stay where they are. @param to its place once it is out */
export function moveInFlow(text: string, layout: Layout, { from, to }: { from: number; to: number }): Change[] {
  const slots = flowSlots(text, layout);
  const units = slots.map((slot) => ({
    body: text.slice(slot.lead, endOfBody(slot)),
    tail: text.slice(startOfTail(slot), endOfSlot(slot)),
  }));
  const [moved] = units.splice(from, 1);
  units.splice(to, 0, moved as (typeof units)[number]);
  const splices = slots.flatMap((slot, index) => {
    const { body, tail } = units[index] as (typeof units)[number];
    return [
      { start: slot.lead, end: endOfBody(slot), text: body },
      { start: startOfTail(slot), end: endOfSlot(slot), text: tail },
    ];
  });
  return [{ splices }];
}

/** Behind all that belongs to an item: its comma, and the comment on its line. */
function endOfSlot({ end, comma, tail }: Slot): number {
  return Math.max(end, comma === undefined ? 0 : comma + 1, tail?.[1] ?? 0);
}

/** Behind the item, and behind a comment that stands between it and its comma. */
function endOfBody({ end, comma, tail }: Slot): number {
  return tail && comma !== undefined && tail[0] < comma ? tail[1] : end;
}

function startOfTail(slot: Slot): number {
  return Math.max(endOfBody(slot), slot.comma === undefined ? 0 : slot.comma + 1);
}

/** An item as it is written between its brackets; nothing where a comment belongs to it, which needs lines of its own. */
export function takeFromFlow(text: string, layout: Layout, index: number): string | undefined {
  const { start, end, lead, tail } = flowSlots(text, layout)[index] as Slot;
  return lead < start || tail ? undefined : text.slice(start, end);
}
