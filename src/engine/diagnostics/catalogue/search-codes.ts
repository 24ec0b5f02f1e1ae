import type { CatalogueEntry } from './entry.ts';

const searchPage = '# pages/search.yaml\nroute: /search\nblocks:\n  - { type: search, heading: Search }';

/** The search of a site. */
export const searchCodes = {
  'search-without-page': {
    severity: 'warning',
    why: 'With "search: true" the build makes an index of the pages, which is of use only on a page with a search block.',
    example: { as: 'site', wrong: 'search: true', right: 'search: false' },
  },
  'search-is-off': {
    severity: 'error',
    why: 'A search block needs the index of the pages, which the build makes for a site with "search: true".',
    example: { as: 'pages', wrong: searchPage, right: '# pages/search.yaml\nroute: /search\nblocks:\n  - { type: hero, heading: Search }' },
  },
  'duplicate-search': {
    severity: 'error',
    why: 'Two fields that search the same pages leave visitors to guess how they differ; links lead to the one there is.',
    example: {
      as: 'journal',
      wrong:
        '# site.yaml\nsearch: true\n# pages/search.yaml\nroute: /search\ntitle: Find search\ndescription: To find search.\nblocks:\n  - { type: search, heading: Search }\n# pages/find.yaml\nroute: /find\ntitle: Find find\ndescription: To find find.\nblocks:\n  - { type: search, heading: Search }',
      right:
        '# site.yaml\nsearch: true\n# pages/search.yaml\nroute: /search\ntitle: Find search\ndescription: To find search.\nblocks:\n  - { type: search, heading: Search }',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
