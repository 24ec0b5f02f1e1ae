import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Pagefind could not make the index; the message is its last line. */
export class SearchIndexFailed extends Error {}

/**
 * Runs Pagefind over a folder of documents. It is started as a program, and not by its Node API, because a program that fails or is killed ends
 * with a code: the API keeps a program running behind itself, and does not notice when that ends without an answer.
 * @param pages absolute path of the documents @param made where the index is written @param unread selectors of what is left out
 * @throws SearchIndexFailed
 */
export async function runPagefind({ pages, made, unread }: { pages: string; made: string; unread: readonly string[] }): Promise<void> {
  const program = join(dirname(fileURLToPath(import.meta.resolve('pagefind'))), 'runner', 'bin.cjs');
  // The documents are whole pages, of which only the content is to be found. Pagefind itself leaves out navigation and forms.
  const options = ['--site', pages, '--output-path', made, '--root-selector', 'main', '--quiet'];
  if (unread.length > 0) options.push('--exclude-selectors', unread.join(','));
  await new Promise<void>((done, fail) => {
    // In a folder without a configuration file of Pagefind, which would be obeyed.
    execFile(process.execPath, [program, ...options], { cwd: pages, env: ownEnvironment() }, (error, stdout, stderr) => {
      if (!error) return done();
      const said = `${stdout}\n${stderr}`.split('\n').map((line) => line.trim());
      const end = error.signal ? `it was ended by ${error.signal}` : `it ended with code ${error.code}`;
      fail(new SearchIndexFailed(said.findLast(Boolean) ?? end));
    });
  });
}

/** Without variables that change what Pagefind does, but for the path of another program to use. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const isForeign = (name: string) => /^PAGEFIND_/i.test(name) && !/_BINARY_PATH$/i.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isForeign(name)));
}
