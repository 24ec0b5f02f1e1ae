const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Every option of every command, as `parseArgs` of node:util takes them. */
export const options = {
  site: text,
  out: text,
  format: text,
  explain: text,
  now: text,
  release: flag,
  'no-cards': flag,
  'no-compression': flag,
  why: text,
  'no-cache': flag,
  check: flag,
  fix: flag,
  watch: flag,
  'dry-run': flag,
  port: text,
  host: text,
  name: text,
  lang: text,
  url: text,
  open: flag,
  'access-log': text,
  title: text,
  description: text,
  region: text,
  blocks: text,
  in: text,
  form: text,
  csv: flag,
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

export type OptionName = keyof typeof options;

interface CommandHelp {
  /** The options it takes beside --help. */
  options: readonly OptionName[];
  /** What it does, as lines of the help. */
  help: readonly string[];
}

/** What the command line can do, in the order of the help. */
export const commands = {
  dev: {
    options: ['site', 'port', 'host', 'open', 'now'],
    help: [
      'serve the site from its files, and show every save at once; at PORT or --port (5173), on HOST or --host; --open',
      '--now 2026-12-01T00:00+01:00: as at that moment',
    ],
  },
  check: {
    options: ['site', 'format', 'fix', 'watch', 'explain', 'now', 'release', 'host'],
    help: [
      'report every mistake of site.yaml and pages/; [files…] only of these',
      '--format pretty|json|github|sarif   --fix   --watch   --explain <code>   --now <moment>',
      '--release: also what is fine while a site is built and wrong in public; --host nginx: for another host than site.yaml names',
    ],
  },
  explain: {
    options: ['site'],
    help: ['</route> [block.key]: say which file a value of a page is written in, and what it stands in place of'],
  },
  rename: {
    options: ['site', 'dry-run'],
    help: [
      '<block.property> <new-name>, or <block> <new-type>: rename it in its shape, its code, its example and all pages, or nowhere;',
      '--dry-run: only say what would be changed',
    ],
  },
  build: {
    options: ['site', 'out', 'host', 'release', 'now', 'no-cards', 'no-compression', 'why', 'no-cache'],
    help: [
      'check, then write dist/, or the folder --out; --now <moment>: the pages that are published at that moment',
      '--host nginx: the files for another host than "deploy" in site.yaml names',
      '--release: with --out, list its paths in pages/routes.lock too',
      '--no-cards, --no-compression: leave out social cards, compressed copies; for a quick preview',
      '--why </route>: say why its page was drawn, or what it was kept by; --no-cache: draw every page, and keep none',
    ],
  },
  serve: {
    options: ['site', 'out', 'access-log'],
    help: [
      'serve dist/ at PORT (4173) on every interface of the machine, or on HOST',
      '--access-log access.log: a line for each request in the Common Log Format; - writes to standard output',
    ],
  },
  preview: { options: ['site', 'out'], help: ['serve dist/ to this machine only'] },
  start: { options: ['site', 'out', 'access-log'], help: ['build, then serve'] },
  leads: {
    options: ['site', 'form', 'csv'],
    help: ['list the forms that the inbox of the site has received; --form <name>: only these; --csv: as a table, for a file'],
  },
  schema: {
    options: ['site', 'check'],
    help: ['publish the schemas of src/ and of the site to schema/', '--check: only say whether they are up to date'],
  },
  new: {
    options: ['site', 'title', 'description', 'region', 'blocks', 'name', 'lang', 'url', 'in', 'host', 'now'],
    help: [
      'new block <type>: a block folder to start from, in blocks/ of --site, else in the theme',
      'new site <folder>: a whole small site to start from; --name …   --lang en   --url https://…',
      'new page </route>: a page to start from;',
      '--title …   --description …   --region …   --blocks hero,prose',
      'new article "Its title", and so for every kind of entry: an entry to start from, in the folder of its collection;',
      '--in <collection>   --name <file>   --region …; new alone lists what can be made',
      'new ci github, or gitlab: a pipeline that checks, builds and deploys; --host …   new dockerfile nginx, caddy or apache',
    ],
  },
} as const satisfies Record<string, CommandHelp>;

export type CommandName = keyof typeof commands;

/** What `--help` says. */
export function usage(): string {
  const lines = Object.entries(commands).flatMap(([name, { help }]) =>
    help.map((line, index) => `  ${(index === 0 ? name : '').padEnd(9)}${line}`),
  );
  return `Usage: node src/cli.mjs <command> [--site folder], or SITE=folder\n\n${lines.join('\n')}\n  help     this text; --version says which version this is\n`;
}
