import { describe, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { loadSite } from '#engine/session/load-site.ts';
import checkCardGrid from '#theme/blocks/card-grid/check.ts';
import type { CardGridProps } from '#theme/blocks/card-grid/schema.ts';
import { theme } from '#theme/theme.ts';

const { site } = await loadSite(engineRoot, theme);

describe('the cards of this site name what its specification names', () => {
  for (const [path, id, facts] of [
    ['/', 'industries', ['projects']],
    ['/ng', 'services', ['clients', 'satisfaction']],
    ['/ng', 'sectors', ['projects', 'growth']],
    ['/uk', 'services', ['clients', 'satisfaction']],
    ['/uk', 'sectors', ['projects', 'growth']],
    ['/sectors', 'all-sectors', ['case studies']],
  ] as const) {
    const page = site?.routes.find((route) => route.path === path);
    const grid = page?.data.blocks.find((block) => block.id === id) as CardGridProps | undefined;

    test.each(facts)(`${path}, ${id}: a card that loses its fact "%s" is reported`, (label) => {
      if (!grid) throw new Error(`${path} has no block called ${id}`);
      expect(checkCardGrid(grid)).toEqual([]);
      const without = grid.cards.map((card, place) =>
        place === 1 ? { ...card, facts: card.facts?.filter((fact) => fact.label !== label) } : card,
      );
      expect(checkCardGrid({ ...grid, cards: without })).toMatchObject([{ code: 'missing-fact', path: ['cards', 1, 'facts'] }]);
    });
  }
});
