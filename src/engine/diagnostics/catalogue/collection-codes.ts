import type { CatalogueEntry } from './entry.ts';

/** Collections, their entries, and the lists that show them. */
export const collectionCodes = {
  'unknown-collection': {
    severity: 'error',
    why: 'site.yaml describes no collection of this name, so there is nothing to show.',
    example: {
      as: 'journal',
      wrong:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: artcles }',
      right:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles }',
    },
  },
  'missing-folder': {
    severity: 'error',
    why: 'The folder of a collection is not there, so the collection has no entries.',
    example: {
      as: 'journal',
      wrong: '# site.yaml\ncollections:\n  notes: { folder: jurnal-notes, entry: article }',
      right: '# site.yaml\ncollections:\n  articles: { folder: journal, entry: article }',
    },
  },
  'shared-folder': {
    severity: 'error',
    why: 'Two collections name the same folder. A file in it would belong to either.',
    example: {
      as: 'journal',
      wrong: '# site.yaml\ncollections:\n  notes: { folder: journal, entry: article }',
      right:
        '# pages/notes/tide.yaml\ntitle: Tide\ndate: 2026-03-12\nsummary: On the tide.\ntext: It comes.\n# site.yaml\ncollections:\n  notes: { folder: notes, entry: article }',
    },
  },
  'misplaced-entry': {
    severity: 'error',
    why: 'The file has the keys of an entry, and lies where no entry of that kind is read.',
    example: {
      as: 'journal',
      wrong:
        '# pages/dues.yaml\ntitle: Dues\ndate: 2026-03-12\nauthor: people/ada\ntopics: [tax]\nsummary: Dues rise by a tenth.\ntext: They rise in April.',
      right:
        '# pages/journal/dues.yaml\ntitle: Dues\ndate: 2026-03-12\nauthor: people/ada\ntopics: [tax]\nsummary: Dues rise by a tenth.\ntext: They rise in April.',
    },
  },
  'future-date': {
    severity: 'warning',
    why: 'An entry says that it is published on a day to come, and nothing keeps it from visitors until then.',
    example: {
      as: 'journal',
      wrong: '# pages/journal/dues.yaml\ntitle: Dues\ndate: 2126-03-12\nsummary: Dues rise.\ntext: They rise in April.',
      right:
        '# pages/journal/dues.yaml\ntitle: Dues\ndate: 2126-03-12\npublish: 2126-03-12T09:00+00:00\nsummary: Dues rise.\ntext: They rise in April.',
    },
  },
  'duplicate-entry': {
    severity: 'error',
    why: 'Two files of one collection have the same name, in different folders. What names the entry would mean either.',
    example: {
      as: 'journal',
      wrong: '# pages/offices/south/cork.yaml\ntitle: Cork\naddress: [1 Quay Street]\nsummary: The other office.',
      right: '# pages/offices/south/cork-harbour.yaml\ntitle: Cork\naddress: [1 Quay Street]\nsummary: The other office.',
    },
  },
  'entry-name': {
    severity: 'error',
    why: 'The name of the file of an entry is the last part of its path, and the name by which other files refer to it.',
    example: {
      as: 'journal',
      wrong:
        '# pages/journal/What_Dues_Are.yaml\ntitle: Dues\ndate: 2026-03-12\nauthor: people/ada\ntopics: [tax]\nsummary: Dues rise by a tenth.\ntext: They rise in April.',
      right:
        '# pages/journal/what-dues-are.yaml\ntitle: Dues\ndate: 2026-03-12\nauthor: people/ada\ntopics: [tax]\nsummary: Dues rise by a tenth.\ntext: They rise in April.',
    },
  },
  'unknown-entry': {
    severity: 'error',
    why: 'The entry that is named is not there, or is of another kind than belongs here: the author of an article is a person.',
    example: {
      as: 'journal',
      wrong:
        '# pages/journal/dues.yaml\ntitle: Dues\ndate: 2026-03-12\nauthor: people/aad\ntopics: [tax]\nsummary: Dues rise by a tenth.\ntext: They rise in April.',
      right:
        '# pages/journal/dues.yaml\ntitle: Dues\ndate: 2026-03-12\nauthor: people/ada\ntopics: [tax]\nsummary: Dues rise by a tenth.\ntext: They rise in April.',
    },
  },
  'unknown-topic': {
    severity: 'error',
    why: 'site.yaml declares no such topic for the collection, so the entry would be missing from every list of its topic.',
    example: {
      as: 'journal',
      wrong:
        '# pages/journal/dues.yaml\ntitle: Dues\ndate: 2026-03-12\nauthor: people/ada\ntopics: [taxes]\nsummary: Dues rise by a tenth.\ntext: They rise in April.',
      right:
        '# pages/journal/dues.yaml\ntitle: Dues\ndate: 2026-03-12\nauthor: people/ada\ntopics: [tax]\nsummary: Dues rise by a tenth.\ntext: They rise in April.',
    },
  },
  'entry-code': {
    severity: 'error',
    why: 'The code of a kind of entry throws an error for an entry with which nothing is wrong, so the entry cannot be shown.',
    example: {
      as: 'words',
      wrong: 'A teaser that reads the first of "fields.openings", which entries may leave out.',
      right: 'A teaser that reads "fields.openings?.[0]".',
    },
  },
  'unshown-blocks': {
    severity: 'warning',
    why: 'The collection has no route, so its entries have no pages, and nobody sees the blocks of one.',
    example: {
      as: 'journal',
      wrong:
        '# pages/offices/galway.yaml\ntitle: Galway\naddress: [2 Quay Street, Galway]\nsummary: Our second office.\nblocks:\n  - { type: prose, text: A view of the bay. }',
      right:
        '# pages/offices/galway.yaml\ntitle: Galway\naddress: [2 Quay Street, Galway]\nsummary: Our second office. It has a view of the bay.',
    },
  },
  'unknown-field': {
    severity: 'error',
    why: 'Entries of this kind have no field of this name, so that nothing could be found or sorted by it.',
    example: {
      as: 'journal',
      wrong:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, sort: [-dat] }',
      right:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, sort: [-date] }',
    },
  },
  'meaningless-sort': {
    severity: 'error',
    why: 'Entries are put in order by single values, such as a day or a title, and by each field once.',
    example: {
      as: 'journal',
      wrong:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, sort: [picture] }',
      right:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, sort: [title] }',
    },
  },
  'impossible-query': {
    severity: 'error',
    why: 'No entry can have the value that is asked for, so the list stays empty for ever.',
    example: {
      as: 'journal',
      wrong:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, where: { topics: taxes } }',
      right:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, where: { topics: tax } }',
    },
  },
  'empty-list': {
    severity: 'error',
    why: 'The list finds no entry and says nothing instead, so that visitors see a heading above nothing.',
    example: {
      as: 'journal',
      wrong:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, where: { title: Dues } }',
      right:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, where: { title: Dues }, empty: Nothing has been written on dues yet. }',
    },
  },
  'misplaced-paginate': {
    severity: 'error',
    why: 'Only one list of a page can go on over further pages, and only where the page has a path of its own: their paths are that path and a number. One with a limit has no further entries.',
    example: {
      as: 'journal',
      wrong:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, paginate: 12 }\n  - { type: listing, heading: People, from: people, paginate: 12 }',
      right:
        '# pages/news.yaml\nroute: /news\ntitle: News\ndescription: What is new.\nblocks:\n  - { type: listing, heading: News, from: articles, paginate: 12 }\n  - { type: listing, heading: People, from: people, limit: 12 }',
    },
  },
  'impossible-feed': {
    severity: 'error',
    why: 'A feed is a list of pages by the day on which they were published, at a path of its own.',
    example: {
      as: 'journal',
      wrong: '# site.yaml\ncollections:\n  offices: { feed: true }',
      right: '# site.yaml\ncollections:\n  articles: { feed: true }',
    },
  },
  'misplaced-topic': {
    severity: 'error',
    why: 'A page for each topic needs both: "topicsOf" names the collection, and {topic} in the route stands for the name of the topic.',
    example: {
      as: 'journal',
      wrong:
        '# pages/topics.yaml\nroute: /journal/topics\ntopicsOf: articles\ntitle: Topics\ndescription: By topic.\nblocks:\n  - { type: listing, heading: Topics, from: articles }',
      right:
        '# pages/topics.yaml\nroute: /journal/topics/{topic}\ntopicsOf: articles\ntitle: On ${topic.label}\ndescription: What there is on ${topic.label}.\nblocks:\n  - { type: listing, heading: Topics, from: articles, where: { topics: this }, empty: Nothing yet. }',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
