import { isEngineRoot } from './engine-root.ts';
import { pathFromHere } from './read/relative-path.ts';

/** The command to type for a site: npm run check -- --site ../larkspur. @param root absolute path of the site @param rest what stands behind */
export function npmRun(command: string, root: string, rest = ''): string {
  const words = [...(isEngineRoot(root) ? [] : ['--site', pathFromHere(root)]), ...(rest ? [rest] : [])];
  return `npm run ${command}${words.length > 0 ? ` -- ${words.join(' ')}` : ''}`;
}
