import { join } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';

/** What is wrong with a site, and the texts of its files for code frames. */
export interface Findings {
  diagnostics: readonly Diagnostic[];
  /** By the names that the diagnostics use. */
  texts: ReadonlyMap<string, string>;
}

/** The same findings with other names for the files. @param root absolute path of the site @param nameOf is given absolute paths */
export function renameFiles({ diagnostics, texts }: Findings, root: string, nameOf: (path: string) => string): Findings {
  const names = new Map<string, string>();
  const rename = (file: string) => {
    const name = names.get(file) ?? nameOf(join(root, file));
    names.set(file, name);
    return name;
  };
  const renamed = diagnostics.map((found) => ({ ...found, file: rename(found.file), shownOn: found.shownOn?.map(rename) }));
  // Only the texts of files with diagnostics: no other text is shown.
  return {
    diagnostics: renamed,
    texts: new Map([...names].flatMap(([file, name]) => (texts.has(file) ? [[name, texts.get(file) ?? '']] : []))),
  };
}
