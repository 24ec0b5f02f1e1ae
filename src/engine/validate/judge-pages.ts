import { join } from 'node:path';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { SiteSources } from '#engine/read/read-site.ts';
import type { Validator } from './create-validator.ts';
import { judgePage } from './judge-document.ts';
import { readAddresses } from './read-addresses.ts';
import type { Page } from './validate-document.ts';

interface JudgedPages {
  /** In the order of their files. */
  pages: Page[];
  /** The texts of the files of which not even the addresses are known; of one that is no text, undefined. */
  unread: (string | undefined)[];
  diagnostics: Diagnostic[];
}

/** What can be relied on of every page file, and everything that is wrong with the shape of each. @param root absolute path of the site */
export function judgePages({ pages: sources, pageFiles, texts }: SiteSources, root: string, validator: Validator): JudgedPages {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const judged: JudgedPages = { pages: [], unread: [], diagnostics: [] };
  for (const file of pageFiles) {
    const source = byFile.get(file);
    const text = texts.get(file) || undefined;
    const { value, diagnostics } = source
      ? judgePage(source, validator)
      : { value: text && readAddresses({ file, path: join(root, file), text }, validator), diagnostics: [] };
    judged.diagnostics.push(...diagnostics);
    if (value) judged.pages.push(value);
    else judged.unread.push(text);
  }
  return judged;
}
