import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtSite } from '../helpers/built-site.ts';
import { htmlRules } from '../helpers/html-rules.ts';

test('the site of this repository is sound HTML in every file', () => {
  const dist = builtSite();
  const validate = new HtmlValidate(htmlRules);
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const problems = pages.flatMap((file) =>
    validate
      .validateStringSync(readFileSync(join(dist, file), 'utf8'))
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId} ${message}`),
      ),
  );
  expect(pages.length).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});
