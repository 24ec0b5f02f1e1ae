import type { CatalogueEntry } from './entry.ts';

/** What is well-formed and yet not what a visitor or a search engine needs. */
export const meaningCodes = {
  'missing-main-heading': {
    severity: 'error',
    why: 'Every page needs a main heading; the first block that has a heading gives it.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  text: From nine to five.',
      right: '- type: prose\n  heading: Opening hours\n  text: From nine to five.',
    },
    suppressible: true,
  },
  'heading-order': {
    severity: 'warning',
    why: 'People who read with a screen reader find their way by headings; a level that is skipped looks like a part that is missing.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: Hours\n  text: |\n    ## Weekdays\n\n    #### Mornings',
      right: '- type: prose\n  heading: Hours\n  text: |\n    ## Weekdays\n\n    ### Mornings',
    },
  },
  'raw-html': {
    severity: 'error',
    why: 'Prose is Markdown; HTML in it would not be shown.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: Hours\n  text: From <b>nine</b> to five.',
      right: '- type: prose\n  heading: Hours\n  text: From **nine** to five.',
    },
    suppressible: true,
  },
  'markup-in-text': {
    severity: 'warning',
    why: 'Only prose reads Markdown, and nothing reads HTML; everywhere else the characters are shown as they are.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: Hours\n  intro: From **nine** to five.',
      right: '- type: hero\n  heading: Hours\n  intro: From nine to five.',
    },
  },
  'unsupported-markdown': {
    severity: 'error',
    why: 'Prose is drawn as CommonMark says. Tables, ~~, footnotes and boxes to tick are additions of GitHub; visitors would read their characters.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: Hours\n  text: From ~~eight~~ nine to five.',
      right: '- type: prose\n  heading: Hours\n  text: From nine to five.',
    },
    suppressible: true,
  },
  'broken-note': {
    severity: 'error',
    why: 'In a long text [^1] refers to a note, a paragraph that begins with "[^1]:". Without the other, neither of the two is shown as it was meant.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: Dues\n  text: Dues rise.\n- type: entry-text\n  text: |\n    Dues rise in April.[^1]',
      right:
        '- type: prose\n  heading: Dues\n  text: Dues rise.\n- type: entry-text\n  text: |\n    Dues rise in April.[^1]\n\n    [^1]: By a tenth.',
    },
    suppressible: true,
  },
  'bare-url': {
    severity: 'warning',
    why: 'A URL alone is text, and nobody can click it.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: Hours\n  text: See https://example.com for details.',
      right: '- type: prose\n  heading: Hours\n  text: See [the details](https://example.com).',
    },
  },
  'folded-text': {
    severity: 'warning',
    why: 'YAML joins the lines of a text that is written without |. Lists, headings and paragraphs of prose need lines of their own.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: Hours\n  text: We are open\n    - in the morning\n    - in the evening',
      right: '- type: prose\n  heading: Hours\n  text: |\n    We are open\n    - in the morning\n    - in the evening',
    },
  },
  'garbled-text': {
    severity: 'warning',
    why: 'A text that was opened in a wrong encoding and saved again has two or three odd characters in place of one: Ã© for é.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: CafÃ© at the harbour',
      right: '- type: hero\n  heading: Café at the harbour',
    },
  },
  'unread-file': {
    severity: 'warning',
    why: 'Pages are .yaml files, and pictures are SVG, PNG, JPEG, WebP or AVIF. Nothing else in pages/ is read.',
    example: { as: 'words', wrong: 'pages/team.yaml.txt', right: 'pages/team.yaml' },
  },
  'typographic-quotes': {
    severity: 'warning',
    why: 'YAML knows straight quotes only. Others are part of the text, and visitors read them.',
    example: { as: 'blocks', wrong: '- type: hero\n  heading: “Hours”', right: '- type: hero\n  heading: "Hours"' },
  },
  'scaffold-text': {
    severity: 'error',
    why: 'A new page begins with words such as "Label" that say what belongs there. Nobody should read them on the site.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: Hours\n  actions:\n    - { label: Label, href: / }',
      right: '- type: hero\n  heading: Hours\n  actions:\n    - { label: Where to find us, href: / }',
    },
    suppressible: true,
  },
  'prose-picture': {
    severity: 'error',
    why: 'Prose shows no pictures: they would have neither a size nor a place that fits every screen.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: The harbour\n  text: "![Two cranes](/cranes.png)"',
      right: '- type: hero\n  heading: The harbour\n  image: { src: ./art/harbour.svg, alt: Two cranes }',
    },
    suppressible: true,
  },
  'weak-alt': {
    severity: 'warning',
    release: 'error',
    why: 'The words that replace a picture are all that some readers get. An empty alt says that it only decorates, which a logo does not.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: The harbour\n  image: { src: ./art/harbour.svg, alt: harbour.svg }',
      right: '- type: hero\n  heading: The harbour\n  image: { src: ./art/harbour.svg, alt: Two cranes above a container ship }',
    },
  },
  'low-contrast': {
    severity: 'warning',
    why: 'Text needs 7 to 1 between ink and paper. A region colour that is too pale is replaced by a darker one, which may not be wanted.',
    example: { as: 'site', wrong: 'theme: { ink: "#8a8a8a", paper: "#ffffff" }', right: 'theme: { ink: "#1d2a20", paper: "#ffffff" }' },
  },
  'duplicate-title': {
    severity: 'warning',
    why: 'Two pages with one title cannot be told apart in search results, tabs and bookmarks.',
    example: {
      as: 'pages',
      wrong: '# pages/team.yaml\nroute: /team\ntitle: People\n# pages/clients.yaml\nroute: /clients\ntitle: People',
      right: '# pages/team.yaml\nroute: /team\ntitle: Our team\n# pages/clients.yaml\nroute: /clients\ntitle: Our clients',
    },
  },
  'duplicate-description': {
    severity: 'warning',
    why: 'The description stands under the title in search results; two that are equal say nothing about either page.',
    example: {
      as: 'pages',
      wrong: '# pages/team.yaml\nroute: /team\ndescription: What we do.\n# pages/clients.yaml\nroute: /clients\ndescription: What we do.',
      right:
        '# pages/team.yaml\nroute: /team\ndescription: Who works here.\n# pages/clients.yaml\nroute: /clients\ndescription: Whom we work for.',
    },
  },
  'long-title': {
    severity: 'warning',
    why: 'Search results cut a title after about 60 characters, with the brand that is added to it.',
    example: {
      as: 'page',
      wrong: 'title: Everything that you always wanted to know about our opening hours',
      right: 'title: Opening hours',
    },
  },
  'long-description': {
    severity: 'warning',
    why: 'Search results cut a description after about 160 characters.',
    example: {
      as: 'page',
      wrong:
        'description: We are open from Monday to Friday between nine in the morning and five in the afternoon, except for public holidays, the week after Christmas, and the first Tuesday of a month.',
      right: 'description: Open from Monday to Friday, nine to five, except on public holidays.',
    },
  },
  'unpaired-translations': {
    severity: 'warning',
    why: 'Search engines follow a hint to another language only if both pages give it, and if each stands for one language.',
    example: { as: 'page', wrong: 'seo: { translations: team }', right: 'seo: { noindex: true }' },
  },
  'orphan-page': {
    severity: 'warning',
    release: 'error',
    why: 'A page that nothing links to is found by nobody who does not know its path.',
    example: {
      as: 'pages',
      wrong: '# pages/team.yaml\nroute: /team',
      right:
        '# pages/team.yaml\nroute: /team\n# pages/index.yaml\nroute: /\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: Team, href: /team }]',
    },
  },
  'unused-entry': {
    severity: 'warning',
    why: 'A menu, footer, list or link of site.yaml that nothing names is left over, or was meant to be used.',
    example: {
      as: 'site',
      wrong: 'links: { shop: "https://shop.example/" }',
      right:
        'links: { shop: "https://shop.example/" }\nfooters:\n  foot:\n    groups:\n      - { title: Pages, links: [{ label: Shop, href: "${site.links.shop}" }] }',
    },
  },
  'unused-picture': {
    severity: 'warning',
    why: 'A picture beside the pages that no file names is never sent to anybody.',
    example: { as: 'words', wrong: 'pages/art/old-harbour.svg, which no page names.', right: 'A page that names it, or no file.' },
  },
  'missing-fact': {
    severity: 'error',
    why: 'The grid requires a fact of every card, so that none is left out by mistake.',
    example: {
      as: 'blocks',
      wrong:
        '- type: card-grid\n  heading: Sectors\n  requires: [projects]\n  cards:\n    - { title: Ports, facts: [{ value: "46", label: projects }] }\n    - { title: Quays }',
      right:
        '- type: card-grid\n  heading: Sectors\n  requires: [projects]\n  cards:\n    - { title: Ports, facts: [{ value: "46", label: projects }] }\n    - { title: Quays, facts: [{ value: "31", label: projects }] }',
    },
    suppressible: true,
  },
} as const satisfies Record<string, CatalogueEntry>;
