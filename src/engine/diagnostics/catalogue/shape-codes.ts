import type { CatalogueEntry } from './entry.ts';

/** What differs from the published schemas. */
export const shapeCodes = {
  'more-mistakes': {
    severity: 'error',
    why: 'A file with hundreds of mistakes mostly has one cause; the first fifty of a kind are told one by one.',
    example: {
      as: 'words',
      wrong: 'A file from another system, with a key in each line that no page has.',
      right: 'The keys that a page has; npm run new page shows them.',
    },
  },
  'prose-too-large': {
    severity: 'error',
    why: 'Markdown takes time to read, some of it very long. A page holds 200 kB of it, with ten thousand signs that mean something in Markdown, a thousand in one paragraph, and twenty lists or quotations inside each other.',
    example: {
      as: 'words',
      wrong: 'A hundred thousand [ in a text, which a program wrote.',
      right: 'Words that somebody reads, on as many pages as they need.',
    },
  },
  'unknown-key': {
    severity: 'error',
    why: 'A key nobody reads is either misspelt or without effect, and its author expects one.',
    example: { as: 'blocks', wrong: '- type: hero\n  heding: About us', right: '- type: hero\n  heading: About us' },
  },
  'former-name': {
    severity: 'error',
    why: 'A key, a value or a block type was given another name since this was written. --fix writes the name of today and leaves the rest as it is.',
    example: {
      as: 'words',
      wrong: 'A key "grade", where the schema of the block says of its key "hardness": formerly: [grade].',
      right: 'The key "hardness" with the same value.',
    },
  },
  'both-names': {
    severity: 'error',
    why: 'A key stands there under the name of today and under a former one. Which of the two values is right, only its author knows.',
    example: {
      as: 'words',
      wrong: 'A key "grade" beside "hardness", which was called "grade" before.',
      right: 'The key "hardness" alone.',
    },
  },
  'outdated-block': {
    severity: 'error',
    why: 'The shape of the block was changed since this was written, by more than a name. The migrate.ts in its folder knows how it is written today, and --fix writes it so.',
    example: {
      as: 'words',
      wrong: 'A block with "sorts: { Oak: 4 }", where the block has taken a list of boards since.',
      right: 'The same block with "boards:", and an entry for each sort.',
    },
  },
  'failed-migration': {
    severity: 'error',
    why: 'The block is of an earlier shape, and migrate.ts in its folder fails on it: it throws, or what it makes is not valid. Nothing is written.',
    example: {
      as: 'words',
      wrong: 'A block with "sorts: { Pine: soft }", of which the migration makes a board whose hardness is no number.',
      right: 'A block as it is written today, or a migration that knows this one too.',
    },
  },
  'misplaced-block': {
    severity: 'error',
    why: 'Blocks stand in the list "blocks" of the page and nowhere else: not inside another block, and not beside that list.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: About us\n  actions:\n    - type: prose\n      text: We are many.',
      right: '- type: hero\n  heading: About us\n- type: prose\n  text: We are many.',
    },
  },
  'missing-key': {
    severity: 'error',
    why: 'Without this key the block or the page cannot be shown.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: How we work',
      right: '- type: prose\n  heading: How we work\n  text: With care.',
    },
  },
  'wrong-type': {
    severity: 'error',
    why: 'The value is of another kind than the key takes: a number for a text, a text for a list. YAML reads +234801, 010 and 2009 as numbers.',
    example: {
      as: 'blocks',
      wrong: '- type: timeline\n  heading: History\n  events:\n    - { date: 2009, title: The beginning }',
      right: '- type: timeline\n  heading: History\n  events:\n    - { date: "2009", title: The beginning }',
    },
  },
  'unknown-block-type': {
    severity: 'error',
    why: 'Neither the theme nor the site has a folder of this name in its blocks/.',
    example: { as: 'blocks', wrong: '- type: heero\n  heading: About us', right: '- type: hero\n  heading: About us' },
  },
  'unknown-icon': {
    severity: 'error',
    why: 'The icon set has no icon of this name. The names are those of https://lucide.dev/icons.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: About us\n  actions:\n    - { label: Home, href: /, icon: huose }',
      right: '- type: hero\n  heading: About us\n  actions:\n    - { label: Home, href: /, icon: house }',
    },
  },
  'unknown-value': {
    severity: 'error',
    why: 'The key takes one of a few values only.',
    example: {
      as: 'blocks',
      wrong: '- type: hero\n  heading: About us\n  size: huge',
      right: '- type: hero\n  heading: About us\n  size: full',
    },
  },
  'invalid-value': {
    severity: 'error',
    why: 'The value does not have the form the key asks for: a route without /, a link with a scheme that is not allowed, an empty text.',
    example: { as: 'page', wrong: 'route: Team Page', right: 'route: /team' },
  },
} as const satisfies Record<string, CatalogueEntry>;
