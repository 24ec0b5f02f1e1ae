import { describe, expect, test } from 'vitest';
import { composePage } from '#engine/layers/compose-page.ts';
import { readItemKeys } from '#engine/layers/item-keys.ts';
import { placeOf } from '#engine/read/locate.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { schema as cardGrid } from '#theme/blocks/card-grid/schema.ts';
import { schema as form } from '#theme/blocks/form/schema.ts';

const shapes = { 'card-grid': cardGrid, form };

/** Puts the first of several files together. */
function compose(files: Record<string, string>) {
  const sources = new Map(Object.entries(files).map(([file, text]) => [file, parseSource(file, `/site/${file}`, text).source ?? null]));
  const page = sources.values().next().value;
  if (!page) throw new Error('the page is unsound');
  const { source, problems } = composePage(page, {
    source: (file) => sources.get(file),
    list: () => [...sources.keys()],
    itemKeys: (type) => readItemKeys(shapes[type as keyof typeof shapes] ?? {}, () => undefined),
  });
  const data = source.data as Record<string, unknown>;
  const place = (...path: (string | number)[]) => {
    const { file, range } = placeOf(source, path);
    return `${file}:${range.start.line}`;
  };
  return { data, source, blocks: data.blocks as Record<string, unknown>[], problems: problems.map(({ kind }) => kind), place };
}

const base = `route: /base
aliases: [/old]
title: Base
description: A base.
seo: { noindex: true, translations: base }
blocks:
  - type: hero
    heading: Hello
    points: [one, two]
    image: { src: ./art/a.svg, alt: A }
  - type: prose
    id: words
    heading: Words
  - type: card-grid
    id: cards
    cards:
      - { id: a, title: A, points: [x] }
      - { id: b, title: B }
`;
const over = (blocks: string, head = '') => ({
  'pages/over.yaml': `extends: ./base.yaml\n${head}blocks:\n${blocks}`,
  'pages/base.yaml': base,
});

describe('a page over another', () => {
  test('takes everything but its paths', () => {
    const { data } = compose({ 'pages/over.yaml': 'extends: ./base.yaml\nroute: /over\n', 'pages/base.yaml': base });
    expect(Object.keys(data).sort()).toEqual(['blocks', 'description', 'route', 'seo', 'title']);
    expect(data.route).toBe('/over');
  });

  test('merges maps, replaces lists and values, and leaves the other page as it is', () => {
    const { data, blocks, problems } = compose(
      over('  - { in: hero, heading: Hi, points: [three], image: { alt: B } }\n', 'seo: { noindex: false }\n'),
    );
    expect(data.seo).toEqual({ noindex: false, translations: 'base' });
    expect(blocks[0]).toEqual({ type: 'hero', heading: 'Hi', points: ['three'], image: { src: './art/a.svg', alt: 'B' } });
    expect(problems).toEqual([]);
  });

  test('puts blocks behind and before others, in the order they are written, moves and removes', () => {
    const { blocks } = compose(
      over(`  - { after: hero, type: prose, id: first }
  - { after: hero, type: prose, id: second }
  - { before: hero, type: prose, id: zero }
  - { in: words, after: cards }
  - { type: prose, id: last }
  - { in: hero, remove: true }
`),
    );
    expect(blocks.map(({ id, type }) => id ?? type)).toEqual(['zero', 'first', 'second', 'cards', 'words', 'last']);
  });

  test('changes entries of a list by their names', () => {
    const { blocks } = compose(
      over(`  - in: cards
    cards:
      - { in: b, title: Bee }
      - { in: a, remove: [points] }
      - { after: a, id: c, title: C }
`),
    );
    expect(blocks[2]?.cards).toEqual([
      { id: 'a', title: 'A' },
      { id: 'c', title: 'C' },
      { id: 'b', title: 'Bee' },
    ]);
  });

  test('takes parts away: a map by "remove: true" in it, anything by its name', () => {
    const { blocks, data } = compose(over('  - { in: hero, image: { remove: true }, remove: [points] }\n', 'seo: { remove: true }\n'));
    expect(blocks[0]).toEqual({ type: 'hero', heading: 'Hello' });
    expect(data.seo).toBeUndefined();
  });

  test('knows where every value is written', () => {
    const { place } = compose(
      over(`  - { in: hero, heading: Hi }
  - in: cards
    cards:
      - { in: b, title: Bee }
`),
    );
    expect(place('title')).toBe('pages/base.yaml:3');
    expect(place('blocks', 0, 'heading')).toBe('pages/over.yaml:3');
    expect(place('blocks', 0, 'points', 1)).toBe('pages/base.yaml:9');
    expect(place('blocks', 2, 'cards', 0, 'title')).toBe('pages/base.yaml:17');
    expect(place('blocks', 2, 'cards', 1, 'title')).toBe('pages/over.yaml:6');
    expect(place('blocks', 2, 'cards', 1, 'id')).toBe('pages/base.yaml:18');
    // What is missing would be written in the change.
    expect(place('blocks', 0, 'eyebrow')).toBe('pages/over.yaml:3');
  });

  test('a list of plain blocks replaces all blocks', () => {
    expect(compose(over('  - { type: prose, text: Alone. }\n')).blocks).toEqual([{ type: 'prose', text: 'Alone.' }]);
  });

  test.each([
    ['a change that changes nothing', '  - { in: hero, heading: Hello }\n', ['override-equals-base']],
    ['a change without a change', '  - { in: hero }\n', ['override-equals-base']],
    ['a block that is not there', '  - { in: footer, heading: Hi }\n', ['override-target-gone']],
    ['a key that is not there', '  - { in: hero, remove: [intro] }\n', ['override-target-gone']],
    ['a part that is not there', '  - { in: hero, details: { remove: true } }\n', ['override-target-gone']],
    ['a list whose entries have no names', '  - in: hero\n    points:\n      - { in: one, heading: x }\n', ['misplaced-override']],
    [
      'a type that two blocks have',
      '  - { type: prose }\n  - { in: words, heading: x }\n  - { in: prose, heading: x }\n',
      ['override-target-gone'],
    ],
  ])('%s is a problem', (_, blocks, expected) => {
    expect(compose(over(blocks)).problems).toEqual(expected);
  });

  test('two entries of one name are a problem, and neither is changed', () => {
    const twice = base.replace('id: words', 'id: cards');
    const { problems, blocks } = compose({
      'pages/over.yaml': 'extends: ./base.yaml\nblocks:\n  - { in: cards, heading: x }\n',
      'pages/base.yaml': twice,
    });
    expect(problems).toEqual(['ambiguous-override']);
    expect(blocks.map(({ heading }) => heading)).not.toContain('x');
  });
});

describe('a shared block', () => {
  const shared = {
    'pages/_shared/order.yaml':
      'type: form\nname: order\nsections:\n  - id: you\n    heading: You\n    fields:\n      - { type: text, name: name, label: Name }\n      - { type: email, name: email, label: E-mail }\n',
  };
  const page = (blocks: string) => ({ 'pages/a.yaml': `route: /a\nblocks:\n${blocks}`, ...shared });

  test('stands where a page uses it, with what the page says in its place', () => {
    const { blocks, place } = compose(
      page(`  - use: order
    name: other
    sections:
      - in: you
        fields:
          - { in: email, hint: We answer here. }
          - { in: name, remove: true }
`),
    );
    expect(blocks).toEqual([
      {
        type: 'form',
        name: 'other',
        sections: [{ id: 'you', heading: 'You', fields: [{ type: 'email', name: 'email', label: 'E-mail', hint: 'We answer here.' }] }],
      },
    ]);
    expect(place('blocks', 0, 'type')).toBe('pages/_shared/order.yaml:1');
    expect(place('blocks', 0, 'sections', 0, 'fields', 0, 'hint')).toBe('pages/a.yaml:8');
    expect(place('blocks', 0, 'sections', 0, 'fields', 0, 'label')).toBe('pages/_shared/order.yaml:8');
  });

  test('can be put into a page that extends another', () => {
    const { blocks } = compose({ ...over('  - { after: hero, use: order, name: mine }\n'), ...shared });
    expect(blocks.map(({ type, name }) => [type, name])).toEqual([
      ['hero', undefined],
      ['form', 'mine'],
      ['prose', undefined],
      ['card-grid', undefined],
    ]);
  });

  test('that is missing, is no text or goes round in a circle is a problem, and its place is kept', () => {
    const { problems, blocks, source } = compose({
      ...page('  - use: other\n  - use: 5\n  - use: circle\n  - type: prose\n'),
      'pages/_shared/circle.yaml': 'use: round\n',
      'pages/_shared/round.yaml': 'use: circle\n',
    });
    expect(problems).toEqual(['missing-base', 'missing-base', 'layer-cycle']);
    expect(blocks).toHaveLength(4);
    expect(source.layers?.unresolved).toEqual([
      ['blocks', 0],
      ['blocks', 1],
      ['blocks', 2],
    ]);
  });

  test('may lie over others, four files deep', () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, index) => [
          `pages/_shared/s${index}.yaml`,
          index === length - 1 ? 'type: prose\n' : `use: s${index + 1}\n`,
        ]),
      );
    const uses = { 'pages/a.yaml': 'blocks:\n  - use: s0\n' };
    expect(compose({ ...uses, ...chain(3) }).problems).toEqual([]);
    expect(compose({ ...uses, ...chain(4) }).problems).toEqual(['layer-depth']);
  });
});
