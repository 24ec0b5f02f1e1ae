import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyEngine } from '../helpers/copy-engine.ts';
import { filesBelow } from '../safety/files-below.ts';

test('a new block is a folder that the schema, the contract and the build know at once, and leaves no trace', () => {
  const { root: copy, remove } = copyEngine(['tests', 'site.yaml', 'pages']);
  onTestFinished(remove);
  const inCopy = (program: string, ...words: string[]) =>
    spawnSync(join('node_modules', '.bin', program), words, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
  const schemasBefore = filesBelow(join(copy, 'schema'));

  const made = inCopy('tsx', 'src/cli.ts', 'new', 'block', 'price-table').stdout;
  for (const file of ['src/theme/blocks/price-table/schema.ts', 'schema/blocks/price-table.schema.json']) expect(made).toContain(file);
  expect(inCopy('tsx', 'src/cli.ts', 'schema', '--check').status).toBe(0);
  // The compiler follows the imports of the block; the rest of the engine is as it was.
  writeFileSync(join(copy, 'block.json'), '{ "extends": "./tsconfig.json", "include": ["src/theme/blocks/price-table"] }');
  expect(inCopy('tsc', '--project', 'block.json').stdout).toBe('');
  const contract = inCopy('vitest', 'run', 'tests/blocks.test.ts', '-t', 'price-table');
  expect(contract.stdout).toMatch(/Tests .*\b10 passed/);
  writeFileSync(
    join(copy, 'pages', 'prices.yaml'),
    'route: /prices\ntitle: Prices\ndescription: What it costs.\nblocks:\n  - type: price-table\n    heading: Prices\n    items: [One]\n',
  );
  expect(inCopy('tsx', 'src/cli.ts', 'check').status).toBe(0);
  expect(inCopy('tsx', 'src/cli.ts', 'new', 'block', 'price-table').status).toBe(1);

  rmSync(join(copy, 'src', 'theme', 'blocks', 'price-table'), { recursive: true });
  rmSync(join(copy, 'pages', 'prices.yaml'));
  inCopy('tsx', 'src/cli.ts', 'schema');
  expect(filesBelow(join(copy, 'schema'))).toEqual(schemasBefore);
});
