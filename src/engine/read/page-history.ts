import { parse } from 'yaml';
import type { History } from './open-history.ts';
import { routeLockFile } from './read-route-lock.ts';

/** A page as it was committed. */
export interface FormerPage {
  /** What its file was called then, relative to the root of the site. */
  file: string;
  data: Readonly<Record<string, unknown>>;
  /** The file that it is today; missing where it was deleted. */
  now?: string;
}

/** The text of every page of today by its file. */
type Texts = ReadonlyMap<string, string>;

/** Commits that are looked into for one text, from the latest back. */
const mostCommits = 5;

/** Which share of its lines a file has to have in common with another to be taken for the same, as git has it. */
const leastAlike = 0.5;

/** The targets in the lock of the last commit. */
export async function readCommittedLock({ git, head }: History): Promise<ReadonlySet<string>> {
  return new Set((await git('cat-file', 'blob', `${head}:./${routeLockFile}`).catch(() => '')).split(/\r?\n/));
}

/**
 * The page that was the last to hold a text, among the pages of the last commit and of those in which the text came or went.
 * @param holds whether a page that the text stands in is the one looked for
 */
export async function findFormerPage(
  history: History,
  { text, texts, holds }: { text: string; texts: Texts; holds(data: FormerPage['data'], file: string): boolean },
): Promise<FormerPage | undefined> {
  const { git, head } = history;
  const files = ['--', 'pages/*.yaml', 'pages/*.yml'];
  const log = await git('log', `-n${mostCommits}`, '--format=%H', '--no-textconv', `-S${text}`, head, ...files).catch(() => '');
  for (const commit of [
    head,
    ...log
      .split('\n')
      .filter(Boolean)
      .map((hash) => `${hash}^`),
  ]) {
    const found = await git('grep', '-l', '-z', '-F', '-e', text, commit, ...files).catch(() => '');
    for (const name of found.split('\0').filter(Boolean)) {
      const file = name.slice(commit.length + 1);
      const then = await git('cat-file', 'blob', `${commit}:./${file}`).catch(() => '');
      const data = readData(then);
      if (data && holds(data, file)) return { file, data, now: await findToday(history, { commit, file, then, texts }) };
    }
  }
  return undefined;
}

function readData(text: string): FormerPage['data'] | undefined {
  try {
    const data: unknown = parse(text);
    return typeof data === 'object' && data !== null ? (data as FormerPage['data']) : undefined;
  } catch {
    return undefined;
  }
}

/** What a file of a commit is called today: by the renames that git sees since, then by what its lines are like. */
async function findToday(
  { git, head }: History,
  { commit, file, then, texts }: { commit: string; file: string; then: string; texts: Texts },
): Promise<string | undefined> {
  const words = [
    'log',
    '--reverse',
    '-z',
    '--format=',
    '--name-status',
    '--diff-filter=R',
    '-M',
    '--relative',
    `${commit}..${head}`,
    '--',
    'pages',
  ];
  const renames = (await git(...words).catch(() => '')).split('\0').filter(Boolean);
  let name = file;
  for (let index = 0; index + 2 < renames.length; index += 3) if (renames[index + 1] === name) name = renames[index + 2] as string;
  if (texts.has(name)) return name;
  const committed = new Set((await git('ls-tree', '-r', '-z', '--name-only', head, 'pages/').catch(() => '')).split('\0'));
  const fresh = [...texts].filter(([other]) => !committed.has(other)).map(([other, text]) => ({ other, share: likeness(then, text) }));
  const best = fresh.sort((a, b) => b.share - a.share)[0];
  return best && best.share >= leastAlike ? best.other : undefined;
}

/** The share of lines that two texts have in common, 0 to 1. */
function likeness(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => text.split(/\r?\n/).filter((line) => line.trim() !== '')) as [string[], string[]];
  const left = new Map<string, number>();
  for (const line of first) left.set(line, (left.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of second) {
    const count = left.get(line) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(line, count - 1);
  }
  return (2 * common) / Math.max(first.length + second.length, 1);
}
