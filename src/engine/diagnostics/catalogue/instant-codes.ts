import type { CatalogueEntry } from './entry.ts';

/** Pages that are not shown, or not at all times. */
export const instantCodes = {
  'withheld-link': {
    severity: 'error',
    why: 'The page that the link leads to is there, but visitors do not see it: it is a draft, it is not published yet, or it has expired.',
    example: {
      as: 'pages',
      wrong:
        '# pages/sale.yaml\nroute: /sale\ndraft: true\n# pages/shop.yaml\nroute: /shop\nblocks:\n  - { type: hero, heading: Shop, actions: [{ label: Sale, href: /sale }] }',
      right:
        '# pages/sale.yaml\nroute: /sale\n# pages/shop.yaml\nroute: /shop\nblocks:\n  - { type: hero, heading: Shop, actions: [{ label: Sale, href: /sale }] }',
    },
    suppressible: true,
  },
  'never-shown': {
    severity: 'error',
    why: 'A page that expires before it is published, or at that moment, is never shown; one of the two moments is wrong.',
    example: {
      as: 'page',
      wrong: 'publish: 2026-12-01T00:00+01:00\nexpires: 2026-11-01T00:00+01:00',
      right: 'publish: 2026-11-01T00:00+01:00\nexpires: 2100-12-01T00:00+01:00',
    },
  },
  'withheld-error-page': {
    severity: 'error',
    why: 'The pages for unknown paths and for failures are needed at any time, so they are neither drafts nor published or taken away at some moment.',
    example: {
      as: 'pages',
      wrong: '# pages/404.yaml\nstatus: 404\ndraft: true',
      right: '# pages/404.yaml\nstatus: 404',
    },
  },
  'too-many-instants': {
    severity: 'warning',
    why: 'The check looks at the site as it will be at each moment to come at which pages are published or expire, but not at more than a year of days.',
    example: {
      as: 'words',
      wrong: 'Four hundred pages, each published at a moment of its own.',
      right: 'Pages that are published on the same day, published at the same moment.',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
