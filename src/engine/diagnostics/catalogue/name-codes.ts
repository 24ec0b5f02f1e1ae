import type { CatalogueEntry } from './entry.ts';

/** Names, paths and files that something refers to. */
export const nameCodes = {
  'unknown-region': {
    severity: 'error',
    why: 'site.yaml describes no region of this name.',
    example: { as: 'page', wrong: 'region: man', right: 'region: main' },
  },
  'unknown-menu': {
    severity: 'error',
    why: 'site.yaml describes no menu of this name, so the header would lack it.',
    example: {
      as: 'site',
      wrong: 'regions:\n  main:\n    header: { menus: [page] }',
      right: 'regions:\n  main:\n    header: { menus: [pages] }',
    },
  },
  'unknown-footer': {
    severity: 'error',
    why: 'site.yaml describes no footer of this name.',
    example: { as: 'page', wrong: 'footer: foott', right: 'footer: foot' },
  },
  'unknown-list': {
    severity: 'error',
    why: 'site.yaml holds no list of this name, so the field would offer nothing.',
    example: {
      as: 'blocks',
      wrong:
        '- type: form\n  name: order\n  heading: Order\n  sections:\n    - heading: You\n      fields:\n        - { type: select, name: area, label: Area, options: lists.size }\n  submit: { label: Send }\n  success: { heading: Sent, text: We will answer. }',
      right:
        '- type: form\n  name: order\n  heading: Order\n  sections:\n    - heading: You\n      fields:\n        - { type: select, name: area, label: Area, options: [{ value: north, label: North }] }\n  submit: { label: Send }\n  success: { heading: Sent, text: We will answer. }',
    },
  },
  'missing-font': {
    severity: 'error',
    why: 'The font file is not there. Its path starts at the folder of site.yaml.',
    example: { as: 'site', wrong: 'theme:\n  fonts: { text: ./fonts/slate.woff2 }', right: 'theme:\n  radius: none' },
  },
  'invalid-font': {
    severity: 'error',
    why: 'The file is there, but is not a font that can be read. Pages take fonts as WOFF2, which every browser reads.',
    example: {
      as: 'words',
      wrong: 'fonts/slate.woff2 that was cut off while it was copied, or a TTF file that was given this name.',
      right: 'The WOFF2 file as its makers publish it.',
    },
  },
  'missing-glyph': {
    severity: 'warning',
    why: 'The font has no drawing of a character that a text holds. Visitors see it in whatever font their machine has, if it has one, and social cards show a box.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: The price in \u20bf',
      right: '- type: hero\n  heading: The price in \u20ac',
    },
  },
  'missing-word': {
    severity: 'error',
    why: 'The pages say some things by themselves, "Menu" and "Close" among them. In this language there are no words for some of them, and English ones would stand among the others.',
    example: {
      as: 'site',
      wrong: 'regions:\n  main:\n    lang: nl',
      right: 'regions:\n  main:\n    lang: fr-CA\nwords:\n  fr-CA: { email: Adresse courriel }',
    },
  },
  'unknown-word': {
    severity: 'error',
    why: 'The theme writes no word of this name, so it would never be read.',
    example: { as: 'site', wrong: 'words:\n  en: { menuu: All pages }', right: 'words:\n  en: { menu: All pages }' },
  },
  'unknown-variable': {
    severity: 'error',
    why: 'A variable, ${…}, names no setting of site.yaml, and would stand on the page as it is written.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: ${site.brand.nam}',
      right: '- type: hero\n  heading: ${site.brand.name}',
    },
  },
  'unknown-flag': {
    severity: 'error',
    why: 'No flag of this name is drawn. A flag is named by a region or by a country code.',
    example: {
      as: 'site',
      wrong: 'menus:\n  pages:\n    items:\n      - { label: Home, href: /, flag: xx }',
      right: 'menus:\n  pages:\n    items:\n      - { label: Home, href: /, flag: ie }',
    },
  },
  'missing-route': {
    severity: 'error',
    why: 'A page needs a path, or the status of the error it stands for.',
    example: { as: 'page', wrong: 'aliases: [/people]\ntitle: Team', right: 'route: /team\naliases: [/people]\ntitle: Team' },
  },
  'duplicate-route': {
    severity: 'error',
    why: 'Two pages claim one path; only one of them could be shown.',
    example: {
      as: 'pages',
      wrong: '# pages/team.yaml\nroute: /team\n# pages/people.yaml\nroute: /people\naliases: [/team]',
      right: '# pages/team.yaml\nroute: /team\n# pages/people.yaml\nroute: /people',
    },
  },
  'shadowed-route': {
    severity: 'error',
    why: 'A file that every built site has stands at this path, so visitors would get that and not the page.',
    example: { as: 'page', wrong: 'route: /assets/team', right: 'route: /team' },
  },
  'missing-home': {
    severity: 'error',
    why: 'The home path of a region is no page, so its logo would lead nowhere.',
    example: { as: 'site', wrong: 'regions:\n  main:\n    home: /start', right: 'regions:\n  main:\n    home: /' },
  },
  'missing-error-page': {
    severity: 'warning',
    why: 'Unknown paths and failures need a page of their own, or the visitor gets the words of the host.',
    example: {
      as: 'words',
      wrong: 'A site without a page that says "status: 404".',
      right: 'pages/404.yaml with "status: 404" instead of a route.',
    },
  },
  'path-too-long': {
    severity: 'error',
    why: 'Every path becomes a file, and file systems allow 255 bytes for the name of one, endings included.',
    example: {
      as: 'words',
      wrong: 'A route with three hundred letters between two slashes, or a link to one below a wildcard.',
      right: 'A route that people can read.',
    },
  },
  'lost-path': {
    severity: 'error',
    why: 'The path or anchor was released: visitors, search engines and other sites know it, and it would lead nowhere. pages/routes.lock lists all that were.',
    example: {
      as: 'words',
      wrong: 'pages/team.yaml with "route: /team", while pages/routes.lock holds /people, which the page was called in the last release.',
      right: 'The same page with "formerPaths: [/people]"; or "retired: [/people]" in site.yaml, where nothing takes its place.',
    },
  },
  'broken-lock': {
    severity: 'error',
    why: 'pages/routes.lock cannot be read as a list of paths, so nobody knows which paths were released.',
    example: {
      as: 'words',
      wrong: 'A line that a merge left behind, as in <<<<<<< HEAD.',
      right: 'One path a line, perhaps with an anchor: /team#history.',
    },
  },
  'needless-retirement': {
    severity: 'warning',
    why: 'site.yaml says that a path is gone for good, and a page has it.',
    example: {
      as: 'site',
      wrong: 'retired: [/]',
      right: 'retired: [/summer-sale]',
    },
  },
  'moved-link': {
    severity: 'warning',
    why: 'The link leads to a former path of a page, from where visitors are sent on: a request more for each of them.',
    example: {
      as: 'pages',
      wrong:
        '# pages/team.yaml\nroute: /team\nformerPaths: [/people]\n# pages/history.yaml\nroute: /history\nblocks:\n  - type: prose\n    heading: About\n    text: Meet [the team](/people).',
      right:
        '# pages/team.yaml\nroute: /team\nformerPaths: [/people]\n# pages/history.yaml\nroute: /history\nblocks:\n  - type: prose\n    heading: About\n    text: Meet [the team](/team).',
    },
  },
  'dead-link': {
    severity: 'error',
    why: 'The link leads to a path no page answers. Paths are routes, aliases and wildcards of pages, not file names.',
    example: {
      as: 'pages',
      wrong:
        '# pages/team.yaml\nroute: /team\n# pages/history.yaml\nroute: /history\nblocks:\n  - type: prose\n    heading: About\n    text: Meet [the team](/taem).',
      right:
        '# pages/team.yaml\nroute: /team\n# pages/history.yaml\nroute: /history\nblocks:\n  - type: prose\n    heading: About\n    text: Meet [the team](/team).',
    },
    suppressible: true,
  },
  'dead-anchor': {
    severity: 'error',
    why: 'The link leads to a place that the page does not have. A block gets a place by its id.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: About us\n  actions: [{ label: Hours, href: "#hours" }]\n- type: prose\n  text: From nine to five.',
      right:
        '- type: hero\n  heading: About us\n  actions: [{ label: Hours, href: "#hours" }]\n- type: prose\n  id: hours\n  text: From nine to five.',
    },
    suppressible: true,
  },
  'duplicate-anchor': {
    severity: 'error',
    why: 'Two places of one page have the same id; a link to it would only ever reach the first.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  id: hours\n  heading: Hours\n- type: prose\n  id: hours\n  text: From nine to five.',
      right: '- type: hero\n  id: hours\n  heading: Hours\n- type: prose\n  id: details\n  text: From nine to five.',
    },
  },
  'missing-image': {
    severity: 'error',
    why: 'The picture file is not there. Its path starts at the folder of the YAML file that names it.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: Harbour\n  image: { src: ./art/harbuor.svg, alt: Two cranes }',
      right: '- type: hero\n  heading: Harbour\n  image: { src: ./art/harbour.svg, alt: Two cranes }',
    },
  },
  'invalid-image': {
    severity: 'error',
    why: 'The file is there, but is not a picture that can be read.',
    example: {
      as: 'words',
      wrong: 'A page of HTML that was saved as harbour.png.',
      right: 'The picture itself, exported as PNG, JPEG, WebP, AVIF or SVG.',
    },
  },
  'unsafe-image': {
    severity: 'error',
    why: 'The drawing does more than draw: it holds a script, a link, HTML, or something it loads from elsewhere. A drawing can be opened like a page of this site, and would act in its name.',
    example: {
      as: 'words',
      wrong: 'An SVG file with a <script> element, an onload attribute or a picture from another site.',
      right: 'The drawing alone, exported as plain SVG.',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
