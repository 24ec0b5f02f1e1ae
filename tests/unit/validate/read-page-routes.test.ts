import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';
import { readPageRoutes } from '#engine/validate/read-page-routes.ts';

const validator = loadValidator(join(engineRoot, 'schema'));
const read = (text: string) => readPageRoutes({ file: 'pages/a.yaml', path: '/site/pages/a.yaml', text }, validator)?.data.route;
const long = (key: string) => `${key}:\n${'  - /some-value\n'.repeat(2000)}`;

test('of a long file with a mistake the paths at its beginning are read', () => {
  expect(read(`route: /a\n${long('blocks')}`)).toBe('/a');
});

test('paths that go on behind the beginning, or stand there a second time, are not read in part', () => {
  expect(read(`route: /a\n${long('aliases')}`)).toBeUndefined();
  expect(read(`route: /a\n${long('blocks')}route: /b\n`)).toBeUndefined();
  expect(read(`${long('blocks')}route: /a\n`)).toBeUndefined();
});
