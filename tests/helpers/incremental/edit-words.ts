import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { filesBelow } from '../../safety/files-below.ts';
import { runCommand } from '../run-command.ts';
import { filesIn } from './edit-and-build.ts';

/** One edit of one page. */
export interface PageEdit {
  kind: keyof typeof edits;
  /** Which page; counted on from the first one after the last. */
  page: number;
  word: string;
}

const edits = {
  description: (text: string, word: string) => text.replace(/^description: /m, `description: ${word} `),
  text: (text: string, word: string) => text.replace(/^( +(?:summary|intro|text|description): )(?=[A-Z])/m, `$1${word} `),
  heading: (text: string, word: string) => text.replace(/^( +heading: )(?=[A-Z])/m, `$1${word} `),
  comment: (text: string, word: string) => `# ${word}\n${text}`,
  title: (text: string, word: string) => text.replace(/^title: (?=[A-Z])/m, `title: ${word} `),
  link: (text: string) => text.replace(/^( +href: ).*$/m, '$1/'),
  'fewer blocks': (text: string) => text.replace(/\n {2}- type: (?![\s\S]*\n {2}- )[\s\S]*$/, '\n'),
  mistake: (text: string, word: string) => `${text}\n${word}: 1\n`,
};

export const anyPageEdit: fc.Arbitrary<PageEdit> = fc.record({
  kind: fc.constantFrom(...(Object.keys(edits) as PageEdit['kind'][])),
  page: fc.nat(40),
  word: fc.stringMatching(/^[A-Z][a-z]{3,8}$/),
});

/**
 * Edits one page of a copy of this repository's site after the other, and builds the site after each: over the last build, and from
 * nothing. Both have to be the same bytes.
 * @returns how many builds replaced nothing but the files of the page
 */
export async function editWords(rows: readonly PageEdit[]): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'edit-words-'));
  vi.stubEnv('BUILD_CACHE', join(root, 'cache'));
  const build = (...words: string[]) => runCommand(['build', '--site', root, '--no-cards', ...words], root);
  let replacing = 0;
  try {
    for (const name of ['site.yaml', 'pages']) cpSync(join(engineRoot, name), join(root, name), { recursive: true });
    const pages = filesIn(join(root, 'pages')).filter((path) => /^[^_]*\.yaml$/.test(path.slice(root.length)));
    await build();
    for (const { kind, page, word } of rows) {
      const path = pages[page % pages.length] as string;
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, edits[kind](before, word));
      const { status, stdout } = await build();
      const clean = await build('--no-cache', '--out', join(root, 'clean'));
      expect(status).toBe(clean.status);
      if (status === 0) expect(filesBelow(join(root, 'dist'))).toEqual(filesBelow(join(root, 'clean')));
      else writeFileSync(path, before);
      if (stdout.includes('files replaced in')) replacing++;
    }
    return replacing;
  } finally {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  }
}
