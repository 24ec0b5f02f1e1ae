import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { placeBlocks } from '#engine/render/place-blocks.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';

const View = () => null;
const definitions = new Map<string, AnyBlock>([
  ['text', { View }],
  ['opening', { View, tone: () => 'band' }],
  ['chosen', { View, tone: (block: { tone?: 'auto' | 'deep' }) => block.tone ?? 'auto' }],
  ['moving', { View, hasEffect: true }],
  ['sometimes', { View, hasEffect: true, needsEffect: (block: { move?: boolean }) => block.move === true }],
  ['alive', { View, Island: View }],
]);
const place = (...blocks: BlockData[]) => placeBlocks(blocks, definitions);

describe('placeBlocks', () => {
  test('the first block that has a heading gives the main one', () => {
    expect(place({ type: 'text' }, { type: 'text', heading: 'A' }, { type: 'text', heading: 'B' }).map(({ level }) => level)).toEqual([
      2, 1, 2,
    ]);
    expect(place({ type: 'text' }).map(({ level }) => level)).toEqual([2]);
  });

  test('paper and shade alternate, and start again after a band', () => {
    expect(
      place({ type: 'text' }, { type: 'text' }, { type: 'opening' }, { type: 'text' }, { type: 'text' }).map(({ tone }) => tone),
    ).toEqual(['paper', 'shade', 'band', 'paper', 'shade']);
  });

  test('a block may choose its tone by what it holds', () => {
    expect(place({ type: 'chosen' }, { type: 'chosen', tone: 'deep' }, { type: 'chosen', tone: 'auto' }).map(({ tone }) => tone)).toEqual([
      'paper',
      'deep',
      'paper',
    ]);
  });

  test('only an effect is named on the block; an island names itself', () => {
    expect(
      place({ type: 'moving' }, { type: 'alive' }, { type: 'sometimes', move: true }, { type: 'sometimes' }).map(({ effect }) => effect),
    ).toEqual(['moving', undefined, 'sometimes', undefined]);
  });

  test('a type without a definition is placed like any other', () => {
    expect(place({ type: 'unknown' })).toEqual([{ index: 0, level: 2, tone: 'paper', effect: undefined }]);
  });

  test('no two neighbours share a background by accident, and there is at most one main heading', () => {
    const block = fc.record({
      type: fc.constantFrom('text', 'opening'),
      heading: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
        const places = place(...blocks);
        expect(places.map(({ index }) => index)).toEqual(blocks.map((_, index) => index));
        expect(places.filter(({ level }) => level === 1)).toHaveLength(blocks.some(({ heading }) => heading !== undefined) ? 1 : 0);
        for (const [index, { tone }] of places.entries()) if (tone !== 'band') expect(tone).not.toBe(places[index - 1]?.tone);
      }),
    );
  });
});
