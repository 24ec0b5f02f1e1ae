import { readFileSync } from 'node:fs';
import type { TypesetTitle } from '#contract/card-design.ts';
import { type Content, StagedFile } from '#engine/emit/output/write-files.ts';

/**
 * Fakes of what takes seconds and is made by other programs: the bundled scripts, the pictures of cards, the search index. What they are
 * made of is what they hold.
 */
export const bundledScripts = {
  assets: { script: (entry: string) => `/assets/${entry.replace('/', '-')}.js` },
  files: new Map([['assets/site.js', Buffer.from('// all scripts')]]),
  firstPaint: '',
};
export const cardOf = (svg: string, title: TypesetTitle) => Buffer.from(JSON.stringify([svg, title]));
export const indexOf = (documents: ReadonlyMap<string, Content>) =>
  new Map([...documents].map(([path, content]) => [`pagefind/fragment/${path.replaceAll('/', '-')}.pf_fragment`, bytesOf(content)]));
const bytesOf = (content: Content) => (content instanceof StagedFile ? readFileSync(content.path) : Buffer.from(content));
