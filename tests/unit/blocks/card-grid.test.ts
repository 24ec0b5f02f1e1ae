import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { engineRoot } from '#engine/engine-root.ts';
import checkCardGrid from '#theme/blocks/card-grid/check.ts';
import type { CardGridProps } from '#theme/blocks/card-grid/schema.ts';

describe('the cards of this site name what its specification names', () => {
  for (const [file, id, facts] of [
    ['index', 'industries', ['projects']],
    ['ng', 'services', ['clients', 'satisfaction']],
    ['ng', 'sectors', ['projects', 'growth']],
    ['uk', 'services', ['clients', 'satisfaction']],
    ['uk', 'sectors', ['projects', 'growth']],
    ['sectors', 'all-sectors', ['case studies']],
  ] as const) {
    const page: { blocks: CardGridProps[] } = parse(readFileSync(join(engineRoot, 'pages', `${file}.yaml`), 'utf8'));
    const grid = page.blocks.find((block) => block.id === id) as CardGridProps;

    test.each(facts)(`${file}.yaml, ${id}: a card that loses its fact "%s" is reported`, (label) => {
      expect(checkCardGrid(grid)).toEqual([]);
      const without = grid.cards.map((card, place) =>
        place === 1 ? { ...card, facts: card.facts?.filter((fact) => fact.label !== label) } : card,
      );
      expect(checkCardGrid({ ...grid, cards: without })).toMatchObject([{ code: 'missing-fact', path: ['cards', 1, 'facts'] }]);
    });
  }
});
