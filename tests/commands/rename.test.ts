import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runCommand, runProgram } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

let site = '';
afterEach(() => rmSync(site, { recursive: true }));

/** Every file of the site that a rename may change, by its path. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:yaml|tsx?|json)$/.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** The files that differ, with the new name in place of the old one. */
function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after)
    .filter((file) => after[file] !== before[file] && !file.startsWith('schema/'))
    .sort();
}

const run = (...args: string[]) => runCommand(['rename', '--site', site, ...args]);

test('a property is renamed in its shape, its code, its example and the pages, and the site stays sound', async () => {
  site = createScratchSite({}, 'joinery');
  const before = filesOf(site);
  expect((await run('timber-rack.boards.hardness', 'toughness')).status).toBe(0);
  const after = filesOf(site);
  const block = ['example.yaml', 'migrate.ts', 'schema.ts', 'view.tsx'].map((file) => `blocks/timber-rack/${file}`);
  expect(changed(before, after)).toEqual([...block, 'pages/visit.yaml']);
  expect(after['pages/visit.yaml']).toBe(before['pages/visit.yaml']?.replaceAll('hardness:', 'toughness:'));
  expect(after['blocks/timber-rack/schema.ts']).toContain("formerly: ['hardness', 'grade']");
  expect(after['blocks/timber-rack/schema.ts']).toContain("required: ['name', 'toughness']");
  expect(after['blocks/timber-rack/view.tsx']).toContain('({ name, toughness: hardness, note })');
  expect(runProgram(['check', '--site', site]).status).toBe(0);
}, 240_000);

test('a block type is renamed with its folder, and pages that say the old one are told', async () => {
  site = createScratchSite({}, 'joinery');
  const before = filesOf(site);
  const dry = await run('timber-rack', 'lumber-rack', '--dry-run');
  expect([dry.status, dry.stdout]).toEqual([0, expect.stringContaining('These would be changed.')]);
  expect(filesOf(site)).toEqual(before);
  expect((await run('timber-rack', 'lumber-rack')).status).toBe(0);
  const after = filesOf(site);
  expect(readdirSync(join(site, 'blocks'))).toEqual(['lumber-rack']);
  expect(after['blocks/lumber-rack/schema.ts']).toContain("formerly: ['timber-rack', 'wood-rack']");
  expect(after['blocks/lumber-rack/example.yaml']).toMatch(/blocks\/lumber-rack\.schema\.json\ntype: lumber-rack\n/);
  expect(after['pages/visit.yaml']).toBe(before['pages/visit.yaml']?.replace('type: timber-rack', 'type: lumber-rack'));
  expect(runProgram(['check', '--site', site]).status).toBe(0);
}, 240_000);

test.each<[string[], RegExp]>([
  [['timber-rack.boards.hardnes', 'x'], /^There is no property "hardnes" in timber-rack\.boards\.hardnes\. Did you mean "hardness"\?/],
  [['timber-rak', 'x'], /^There is no block type "timber-rak"\. Did you mean "timber-rack"\?/],
  [['timber-rack.boards.hardness', 'note'], /^There is a property "note" beside "hardness" already\./],
  [['timber-rack.intro', 'lead'], /^"intro" is what every section has/],
  [['timber-rack', 'hero'], /^There is a block type "hero" already\./],
  [['timber-rack.boards.hardness', 'tough-ness'], /^"tough-ness" is no name of a property/],
])(
  '%j is refused with its reason, and nothing is changed',
  async (args, reason) => {
    site = createScratchSite({}, 'joinery');
    const before = filesOf(site);
    const { status, stderr } = await run(...args);
    expect([status, stderr]).toEqual([1, expect.stringMatching(reason)]);
    expect(stderr).toContain('Nothing was changed.');
    expect(filesOf(site)).toEqual(before);
  },
  60_000,
);

test('a page that cannot be read, and a name that the code holds as a text, keep everything as it is', async () => {
  site = createScratchSite({ 'pages/broken.yaml': 'title: "A' }, 'joinery');
  const broken = await run('timber-rack.boards.hardness', 'toughness');
  expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining('pages/broken.yaml cannot be read: ')]);
  rmSync(site, { recursive: true });
  const check = "export default () => [{ code: 'invalid-value', path: ['boards', 0, 'hardness'], message: 'x', suggestion: 'y' }];\n";
  site = createScratchSite({ 'blocks/timber-rack/check.ts': check }, 'joinery');
  const held = await run('timber-rack.boards.hardness', 'toughness');
  expect([held.status, held.stderr]).toEqual([1, expect.stringContaining('check.ts, line 1')]);
  expect(readFileSync(join(site, 'blocks/timber-rack/check.ts'), 'utf8')).toBe(check);
}, 240_000);
