// Runs on the server and in the browser.

/** Something an author or a developer should put right, ready to be shown. */
export interface Problem {
  code: string;
  severity: 'error' | 'warning';
  message: string;
  suggestion: string;
  /** As people know it: pages/about.yaml. */
  file: string;
  line: number;
  column: number;
  /** The lines around the place; empty where there are none. */
  frame: string;
  /** Absolute, for the editor. */
  path: string;
}

/** What is wrong with a site, where nobody reads thousands of problems at once. */
export interface SiteProblems {
  /** The first, those of the code before those of files. */
  first: Problem[];
  /** How many there are, with those. */
  errors: number;
  warnings: number;
}

/** The code of problems that a failure of a block's own code is. */
export const blockCode = 'block-code';

/** What stands above a page, and why. */
export interface Notice {
  words: string;
  problems: Problem[];
}

/** What is wrong with a block that is drawn all the same. */
export interface BlockNote {
  /** The `data-source` of the block. */
  source: string;
  problems: Problem[];
}

/** Where a text of a block is written. */
export interface TextPlace {
  /** The `data-source` of the block. */
  source: string;
  /** As a visitor reads it, with Markdown as it is written. */
  text: string;
  /** Relative to the folder of the site. */
  file: string;
  line: number;
  column: number;
}

/** Before the path of a page: where its texts are written, as a list of TextPlace. */
export const textPlacesPrefix = '/__texts';

/** What the server says to an open page. */
export interface Update {
  /** The whole document, where it differs from what the page was sent before. */
  html?: string;
  /** The folder of the site, absolute: what `data-source` is relative to. */
  root: string;
  /** What a page has to send with a request that does something. */
  token: string;
  /** What is wrong with the site. */
  problems: SiteProblems;
  /** What is wrong with the open page and with no block of it. */
  above: Notice[];
  notes: BlockNote[];
  /** Why visitors do not see the page, where they do not. */
  badge?: string;
}

/** Something that a script of an open page has thrown. */
export interface Failure {
  message: string;
  stack: string;
}

/** What an open page says to the server. */
export interface Here {
  path: string;
  failures: Failure[];
}

/** Client to server: a Here. Server to client: an Update. */
export const hereEvent = 'dev:here';
export const updateEvent = 'dev:update';

/** What the names of modules of blocks start with. */
export const blockModulePrefix = 'virtual:block/';

/** The URL of a module of a block, which is served with its default export only. */
export function blockModuleUrl(type: string, file: 'effect.ts' | 'island.tsx'): string {
  return `/@id/${blockModulePrefix}${type}/${file}`;
}

/** The header of the token. No page of another origin can send it without asking first. */
export const tokenHeader = 'x-dev-token';

/** The URL that opens a place in the author's editor (Vite: `/__open-in-editor`). */
export function editorUrl({ path, line, column }: Pick<Problem, 'path' | 'line' | 'column'>): string {
  return `/__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`;
}
