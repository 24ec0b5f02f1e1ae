import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { definitions } from '#contract/definitions/index.ts';
import { engineRoot } from '#engine/engine-root.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import { globalStyles } from '#theme/ui/global-styles.ts';
import { tokenStyles } from '#theme/ui/tokens.ts';

const read = (file: string) => readFileSync(join(engineRoot, file), 'utf8');
const page = read('docs/blocks.md');
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();

describe('docs/blocks.md', () => {
  test('lists every token there is, and none that is not', () => {
    const styles = tokenStyles({ regions: {} } as SiteConfig, 'any') + globalStyles.slice(0, globalStyles.indexOf('}'));
    const documented = all(page.slice(page.indexOf('### Tokens'), page.indexOf('**Dark mode**')), /`(--[a-z-]+)`/g);
    expect(documented.filter((token) => token !== '--hue')).toEqual(all(styles, /(?<=[{;\s])(--[\w-]+)(?=:)/g));
  });

  test('names pieces of src/theme/ui and keys of block.ts that exist, and all keys', () => {
    const exported = readdirSync(join(engineRoot, 'src/theme/ui'))
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => all(read(`src/theme/ui/${file}`), /^export function ([A-Z]\w+)/gm));
    const pieces = all(page.slice(0, page.indexOf('**Heading levels**')), /`<([A-Z]\w+)/g);
    expect(pieces.length).toBeGreaterThan(8);
    expect(pieces.filter((piece) => !exported.includes(piece))).toEqual([]);
    const definition = read('src/engine/contract/define-block.ts');
    const keys = all(definition.slice(0, definition.indexOf('export interface StructuredDataContext')), /^ {2}(\w+)\??: /gm);
    expect(all(page.slice(page.indexOf('## How it is placed'), page.indexOf('```ts')), /^\| `(\w+)` \|/gm)).toEqual(keys);
  });

  test('names files, shared shapes and kinds of reference that exist', () => {
    const files = all(page, /`(src\/[\w/.-]+)`/g);
    expect(files.filter((file) => !existsSync(join(engineRoot, file)))).toEqual([]);
    const shapes = page.split('\n').find((line) => line.includes('`src/engine/contract/definitions`')) ?? '';
    expect(all(shapes, /`(\w+)`/g)).toEqual(Object.keys(definitions).sort());
    const published = readdirSync(join(engineRoot, 'schema'), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.json'));
    const kinds = all(published.map((file) => read(join('schema', file))).join('\n'), /"reference": "([\w-]+)"/g);
    const listed = page.slice(page.indexOf('- `reference` says'), page.indexOf('- `npm run schema`'));
    expect(all(listed, /`([\w-]+)`/g).filter((kind) => kind !== 'reference')).toEqual(kinds);
  });
});
