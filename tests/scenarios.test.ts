import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument, Scalar } from 'yaml';
import { toMoment } from '#contract/moments.ts';
import { hasErrors } from '#engine/diagnostics/diagnostic.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from './helpers/scratch-site.ts';

interface Scenario {
  about: string;
  /**
   * Put over the smallest site; `null` deletes, `{ base64 }` is binary, `{ repeat, times }` is a long text; `{ numbers, text }`
   * is a file for each number from the first to the last, which stands for # in its path and text.
   */
  files: Record<string, string | null | { base64: string } | { repeat: string; times: number } | NumberedFiles>;
  /** The fixture site that they are put over instead. */
  site?: string;
  /** The moment at which the site is checked; left out, the present. */
  now?: string;
  /** Whether it is checked for its release too. */
  release?: boolean;
  /** Whether the report says that no page links to the pages of the scenario, which holds for most of them. */
  orphans?: boolean;
  /** The whole report, as an author reads it. */
  expect: string;
}

interface NumberedFiles {
  numbers: [first: number, last: number];
  text: string;
}

const folder = join(engineRoot, 'tests', 'scenarios');
const accept = process.env.ACCEPT_SCENARIOS === '1';

describe('what an author reads', () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.yaml'))) {
    const path = join(folder, name);
    const document = parseDocument(readFileSync(path, 'utf8'));
    const scenario = document.toJS() as Scenario;

    test(`${name}: ${scenario.about}`, async () => {
      const site = createScratchSite(
        Object.fromEntries(Object.entries(scenario.files).flatMap(([file, content]) => toFiles(file, content))),
        scenario.site,
      );
      try {
        const { diagnostics: found, texts } = await loadSite(site, theme, {
          now: scenario.now ? toMoment(scenario.now) : undefined,
          release: scenario.release,
        });
        const diagnostics = found.filter(({ code }) => scenario.orphans || code !== 'orphan-page');
        const report = `${formatPretty(diagnostics, texts, { colour: false })}\n`.replaceAll(site, '<site>').replace(/[ \t]+$/gm, '');
        if (accept) {
          const block = document.createNode(report) as Scalar;
          block.type = Scalar.BLOCK_LITERAL;
          document.set('expect', block);
          writeFileSync(path, document.toString({ lineWidth: 0 }));
        } else {
          expect(report).toBe(scenario.expect);
          expect(hasErrors(diagnostics)).toBe(/\b[1-9]\d* errors?\b/.test(report));
        }
      } finally {
        rmSync(site, { recursive: true });
      }
    });
  }
});

function toFiles(file: string, content: Scenario['files'][string]): [string, string | Buffer | null][] {
  if (content === null || typeof content === 'string' || !('numbers' in content)) return [[file, toContent(content)]];
  const { numbers, text } = content;
  const [first, last] = numbers;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const fill = (words: string) => words.replaceAll('#', String(first + index));
    return [fill(file), fill(text)];
  });
}

function toContent(content: Exclude<Scenario['files'][string], NumberedFiles>): string | Buffer | null {
  if (content === null || typeof content === 'string') return content;
  if ('base64' in content) return Buffer.from(content.base64, 'base64');
  return content.repeat.repeat(content.times);
}
