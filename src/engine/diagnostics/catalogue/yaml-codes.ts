import type { CatalogueEntry } from './entry.ts';

/** What is wrong with a file before anything in it is looked at. */
export const yamlCodes = {
  'yaml-syntax': {
    severity: 'error',
    why: 'The file is not YAML, so nothing in it can be read. Most often a value holds ": " or a quote is not closed.',
    example: { as: 'page', wrong: 'title: Our work: a summary', right: 'title: "Our work: a summary"' },
  },
  'merge-conflict': {
    severity: 'error',
    why: 'Git leaves both versions in a file where two people changed the same lines, and somebody has to choose.',
    example: {
      as: 'page',
      wrong: '<<<<<<< HEAD\ntitle: Team\n=======\ntitle: Our team\n>>>>>>> team-page',
      right: 'title: Our team',
    },
  },
  'yaml-anchor': {
    severity: 'error',
    why: 'An anchor (&name) hides the text behind it: "&R text" silently becomes "text".',
    example: { as: 'page', wrong: 'title: &Co and partners', right: 'title: "&Co and partners"' },
  },
  'yaml-alias': {
    severity: 'error',
    why: 'An alias (*name) refers to an anchor, and text that starts with * is taken for one.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: News\n  text: *Important* news',
      right: '- type: prose\n  heading: News\n  text: |\n    *Important* news',
    },
  },
  'yaml-tag': {
    severity: 'error',
    why: 'A tag (!name) changes or empties the value behind it.',
    example: { as: 'page', wrong: 'title: !important notice', right: 'title: "!important notice"' },
  },
  'yaml-directive': {
    severity: 'error',
    why: 'A directive (%YAML) changes how the rest of the file is read: under 1.1 "no" becomes false.',
    example: { as: 'page', wrong: '%YAML 1.1\n---\ntitle: Team', right: 'title: Team' },
  },
  'multiple-documents': {
    severity: 'error',
    why: 'A second document, which starts with ---, would never be shown.',
    example: { as: 'page', wrong: 'title: Team\n---\ndescription: Who we are.', right: 'title: Team\ndescription: Who we are.' },
  },
  'duplicate-key': {
    severity: 'error',
    why: 'Of two equal keys one would be lost.',
    example: { as: 'page', wrong: 'title: Team\ntitle: Our team', right: 'title: Our team' },
  },
  'unsafe-character': {
    severity: 'error',
    why: 'Control, zero-width and direction characters cannot be seen and change what is read. They come with text pasted from elsewhere.',
    example: { as: 'page', wrong: 'title: Te\u200bam', right: 'title: Team' },
  },
  'cut-by-comment': {
    severity: 'warning',
    why: 'In YAML " #" starts a comment, so the rest of the line is not part of the value.',
    example: { as: 'page', wrong: 'title: We are #1 in staircases', right: 'title: "We are #1 in staircases"' },
  },
  'file-too-large': {
    severity: 'error',
    why: 'A page of more than 512 kB is a mistake, and takes very long to check.',
    example: { as: 'words', wrong: 'A page with pictures written into it as text.', right: 'A page that names picture files beside it.' },
  },
  'not-text': {
    severity: 'error',
    why: 'The file is not UTF-8 text; it may be a picture or a document with the wrong ending.',
    example: { as: 'words', wrong: 'pages/harbour.yaml, which is a PNG picture.', right: 'pages/harbour.png' },
  },
  'empty-file': {
    severity: 'error',
    why: 'A page needs at least a title, a description and blocks.',
    example: {
      as: 'words',
      wrong: 'A file of pages/ that holds nothing but comments.',
      right: 'A file with a title, a description and blocks, or no file.',
    },
  },
  'unreadable-file': {
    severity: 'error',
    why: 'The operating system would not let the file be read.',
    example: { as: 'words', wrong: 'A file that its owner alone may read.', right: 'chmod a+r pages/about.yaml' },
  },
  'misplaced-page': {
    severity: 'error',
    why: 'Pages are read from the folder pages/, written like that. One that lies elsewhere would be left out without a word.',
    example: { as: 'words', wrong: 'Pages/team.yaml', right: 'pages/team.yaml' },
    suppressible: true,
  },
  'missing-site-file': {
    severity: 'error',
    why: 'site.yaml holds the brand, the regions and the menus of every page.',
    example: { as: 'words', wrong: 'npm run check -- --site pages', right: 'npm run check -- --site .' },
  },
  'unused-suppression': {
    severity: 'warning',
    why: 'A comment that suppresses a check outlives what it was written for, and would hide the next mistake at its place.',
    example: {
      as: 'page',
      wrong: 'title: Team # check-disable-line dead-link',
      right: 'title: Team',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
