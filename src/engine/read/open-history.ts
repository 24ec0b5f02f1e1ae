import { gitIn } from './run-git.ts';

/** The commits of a repository up to the last one. */
export interface History {
  /** The hash of the last commit. */
  head: string;
  /**
   * Runs git. What it printed is kept until there is another last commit, so the words have to name the commits they are about
   * by their hashes. @throws where git says no
   */
  git(...words: string[]): Promise<string>;
}

const histories = new Map<string, History>();

/**
 * The history of the repository that a folder lies in. The dev server checks the site after every save, with the same questions
 * about the same commits. @returns undefined where there is no commit
 */
export async function openHistory(folder: string): Promise<History | undefined> {
  const git = gitIn(folder);
  const head = (await git('rev-parse', '--verify', 'HEAD').catch(() => '')).trim();
  if (!head) return undefined;
  const known = histories.get(folder);
  if (known?.head === head) return known;
  const printed = new Map<string, Promise<string>>();
  const history: History = {
    head,
    git(...words) {
      const key = words.join('\0');
      const output = printed.get(key) ?? git(...words);
      printed.set(key, output);
      return output;
    },
  };
  histories.set(folder, history);
  return history;
}
