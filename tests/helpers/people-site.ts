import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createScratchSite } from './scratch-site.ts';

/** A page with two anchors, for tests of what becomes of released paths. */
export const people = `route: /people
title: The people of the firm
description: Who we are, and what each of us does.
blocks:
  - type: hero
    heading: People
  - type: prose
    id: partners
    heading: Partners
    text: They began it all.
  - type: prose
    id: staff
    heading: Staff
    text: They do the work.
`;

/** A site with that page as pages/people.yaml. */
export interface PeopleSite {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  git(...words: string[]): void;
  /** Commits everything as it is, in a repository that the first commit makes. */
  commit(): void;
  remove(): void;
}

/** @param files more of it, contents by path */
export function createPeopleSite(files: Readonly<Record<string, string>>): PeopleSite {
  const root = createScratchSite({ 'pages/people.yaml': people, ...files });
  const git = (...words: string[]) =>
    void execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...words], { cwd: root });
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => writeFileSync(join(root, file), text),
    git,
    commit() {
      git('init', '-q');
      git('add', '.');
      git('commit', '-q', '-m', 'x');
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
