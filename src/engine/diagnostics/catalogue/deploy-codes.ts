import type { CatalogueEntry } from './entry.ts';

const page = (wildcard: string) =>
  `# site.yaml\ndeploy: { host: cloudflare }\n# pages/archive.yaml\nroute: /archive\ntitle: Archive\ndescription: What we wrote.\nwildcards: [${wildcard}]\nblocks:\n  - { type: hero, heading: Archive }`;

/** Where a site is put, and what counts its views there. */
export const deployCodes = {
  'host-limit': {
    severity: 'error',
    why: 'A host takes so many files, rules and characters and no more. Beyond that it refuses the site, or drops what is too much without a word.',
    example: {
      as: 'journal',
      wrong: page(`/archive/${'everything-that-was-ever-written-about-harbours-'.repeat(2)}in-cork/*`),
      right: page('/archive/cork/*'),
    },
  },
  'host-lacks': {
    severity: 'warning',
    why: 'Some hosts publish files and nothing else: no redirects, no headers, no page for paths without a file, nothing that is passed on.',
    example: {
      as: 'site',
      wrong: 'deploy: { host: github-pages }\nsecurity: { frameAncestors: [https://intranet.example.com] }',
      right: 'deploy: { host: netlify }\nsecurity: { frameAncestors: [https://intranet.example.com] }',
    },
  },
  'analytics-settings': {
    severity: 'error',
    why: 'Each service knows a site by something else: Plausible by a domain, Umami by a website ID, GoatCounter by a code or an origin. With another one views are lost without a word.',
    example: {
      as: 'site',
      wrong: 'analytics: { service: plausible, id: https://www.example.com/ }',
      right: 'analytics: { service: plausible, id: www.example.com }',
    },
  },
  'base-differs': {
    severity: 'error',
    why: 'Search engines are told whole URLs, which are made of the URL of the site and its base. Two paths that differ lead nowhere.',
    example: {
      as: 'site',
      wrong: 'url: https://www.example.com/handbook\ndeploy: { base: /docs/ }',
      right: 'url: https://www.example.com\ndeploy: { base: /docs/ }',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
