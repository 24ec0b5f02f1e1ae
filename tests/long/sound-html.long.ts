import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../helpers/built-site.ts';
import { findUnsoundHtml } from '../helpers/find-unsound-html.ts';

test('the site of this repository is sound HTML in every file', () => {
  const dist = builtSite();
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const problems = pages.flatMap((file) => findUnsoundHtml(readFileSync(join(dist, file), 'utf8')).map((problem) => `${file}: ${problem}`));
  expect(pages.length).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});
