import type { CatalogueEntry } from './entry.ts';

/** Collections, their entries, and the lists that show them. */
export const collectionCodes = {
  'unknown-collection': {
    severity: 'error',
    why: 'site.yaml describes no collection of this name, so there is nothing to show.',
    example: {
      as: 'words',
      wrong: 'A listing with "from: artcles", where site.yaml has the collection articles.',
      right: 'A listing with "from: articles".',
    },
  },
  'missing-folder': {
    severity: 'error',
    why: 'The folder of a collection is not there, so the collection has no entries.',
    example: {
      as: 'words',
      wrong: 'A collection with "folder: jurnal", while the entries lie in pages/journal.',
      right: 'The same collection with "folder: journal".',
    },
  },
  'shared-folder': {
    severity: 'error',
    why: 'Two collections name the same folder. A file in it would belong to either.',
    example: {
      as: 'words',
      wrong: 'The collections articles and notes, both with "folder: journal".',
      right: 'articles with "folder: journal" and notes with "folder: journal/notes".',
    },
  },
  'misplaced-entry': {
    severity: 'error',
    why: 'The file has the keys of an entry, and lies where no entry of that kind is read.',
    example: {
      as: 'words',
      wrong: 'An article, with its date and its author, in pages/ beside the pages.',
      right: 'The same file in the folder of the collection.',
    },
  },
  'duplicate-entry': {
    severity: 'error',
    why: 'Two files of one collection have the same name, in different folders. What names the entry would mean either.',
    example: {
      as: 'words',
      wrong: 'pages/_people/ada.yaml and pages/_people/london/ada.yaml.',
      right: 'pages/_people/london/ada-king.yaml.',
    },
  },
  'entry-name': {
    severity: 'error',
    why: 'The name of the file of an entry is the last part of its path, and the name by which other files refer to it.',
    example: { as: 'words', wrong: 'What the Budget means.yaml', right: 'what-the-budget-means.yaml' },
  },
  'unknown-entry': {
    severity: 'error',
    why: 'The entry that is named is not there, or is of another kind than belongs here: the author of an article is a person.',
    example: { as: 'words', wrong: '"author: people/aad", where the file is called ada.yaml.', right: '"author: people/ada"' },
  },
  'unknown-topic': {
    severity: 'error',
    why: 'site.yaml declares no such topic for the collection, so the entry would be missing from every list of its topic.',
    example: {
      as: 'words',
      wrong: '"topics: [taxes]" in an article of a collection with "topics: [tax, markets]".',
      right: '"topics: [tax]"',
    },
  },
  'unshown-blocks': {
    severity: 'warning',
    why: 'The collection has no route, so its entries have no pages, and nobody sees the blocks of one.',
    example: {
      as: 'words',
      wrong: 'Blocks in pages/_people/ada.yaml, where people have no pages.',
      right: '"route: /people/{name}" in the collection.',
    },
  },
  'unknown-field': {
    severity: 'error',
    why: 'Entries of this kind have no field of this name, so that nothing could be found or sorted by it.',
    example: { as: 'words', wrong: '"sort: [-dat]" in a listing of articles.', right: '"sort: [-date]"' },
  },
  'impossible-query': {
    severity: 'error',
    why: 'No entry can have the value that is asked for, so the list stays empty for ever.',
    example: {
      as: 'words',
      wrong: '"where: { topics: taxes }", where the collection has the topics tax and markets.',
      right: '"where: { topics: tax }"',
    },
  },
  'empty-list': {
    severity: 'error',
    why: 'The list finds no entry and says nothing instead, so that visitors see a heading above nothing.',
    example: {
      as: 'words',
      wrong: 'A listing of events, of which there are none.',
      right: 'The same listing with "empty: No events are planned at the moment."',
    },
  },
  'misplaced-paginate': {
    severity: 'error',
    why: 'Only one list of a page can go on over further pages, and only where the page has a path of its own: their paths are that path and a number.',
    example: {
      as: 'words',
      wrong: 'Two listings with "paginate: 12" on one page.',
      right: 'The second one with "limit: 3".',
    },
  },
  'misplaced-topic': {
    severity: 'error',
    why: 'A page for each topic needs both: "topicsOf" names the collection, and {topic} in the route stands for the name of the topic.',
    example: {
      as: 'words',
      wrong: '"topicsOf: articles" on a page with "route: /journal/topics".',
      right: '"topicsOf: articles" on a page with "route: /journal/topics/{topic}".',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
