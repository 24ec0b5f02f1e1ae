import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { copyEngine } from '../helpers/copy-engine.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const engine = copyEngine();
const site = createScratchSite({});
afterAll(() => {
  engine.remove();
  rmSync(site, { recursive: true });
});

// Starting a program takes longer than what these commands do, so one program does all of a test. The copy is compiled, as for an
// author: to read a thousand sources at a path of their own takes four times as long.
const program = `
const { openCompiled } = await import('./src/engine/compiled/open-compiled.mjs');
const { run } = await import((await openCompiled(process.cwd())) + '/run.js');
const said = { stdout: '', stderr: '' };
const write = process.stdout.write.bind(process.stdout);
for (const name of Object.keys(said)) process[name].write = (text) => { said[name] += text; return true; };
const outcomes = [];
for (const words of JSON.parse(process.argv[1])) {
  Object.assign(said, { stdout: '', stderr: '' });
  const status = await run(words);
  outcomes.push({ status, ...said });
}
write(JSON.stringify(outcomes));`;

/** Runs command lines of the copied engine, one after the other. */
function run(...lines: string[]): { status: number; stdout: string; stderr: string }[] {
  const words = JSON.stringify(lines.map((line) => line.split(' ')));
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program, words], {
    cwd: engine.root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}
const none = { status: -1, stdout: '', stderr: '' };
const published = (type: string) => readFileSync(join(engine.root, 'schema', 'blocks', `${type}.schema.json`), 'utf8');
const lineOf = (file: string, words: string) => readFileSync(join(engine.root, file), 'utf8').split(words)[0]?.split('\n').length;

describe('npm run schema', () => {
  test('refuses what would make every check fail, with file and line, and publishes nothing', () => {
    const before = published('timeline');
    const undo = [
      engine.edit('src/theme/blocks/timeline/schema.ts', (text) =>
        text.replace("type: 'object',", "type: 'object',\n  requird: ['type'],"),
      ),
      engine.edit('src/theme/blocks/form/field-schemas.ts', (text) =>
        text.replace("type: 'string',", "type: 'string',\n  format: 'email',"),
      ),
      engine.edit('src/theme/blocks/prose/schema.ts', (text) => text.replace(/(text: \{ )description: '[^']*', /, '$1')),
    ];
    const [{ status, stdout, stderr } = none] = run('schema');
    const [required, format, described] = [
      ['src/theme/blocks/timeline/schema.ts', 'requird'],
      ['src/theme/blocks/form/field-schemas.ts', "format: 'email'"],
      ['src/theme/blocks/prose/schema.ts', 'text: {'],
    ].map(([file = '', words = '']) => `${file}:${lineOf(file, words)}`);
    expect(stderr).toContain(`${required}:3  "requird" is not a keyword of JSON Schema. Did you mean "required"?\n`);
    expect(stderr).toMatch(new RegExp(`${format}:\\d+ {2}The format "email" is not checked here\\. Write a pattern`));
    expect(stderr).toMatch(new RegExp(`${described}:\\d+ {2}"text" has no description\\. Write one sentence: editors show it`));
    expect(stderr).toMatch(/\nNothing was published\.\n$/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(published('timeline')).toBe(before);
    for (const one of undo) one();
  }, 120_000);

  test('is what check and build ask for when a shape has changed, and sets them right', () => {
    const undo = engine.edit('src/theme/blocks/prose/schema.ts', (text) =>
      text.replace('properties: {', "properties: {\n    size: { description: 'How large.', type: 'string' },"),
    );
    const asked = {
      status: 2,
      stdout: '',
      stderr:
        'The shapes in src/ have changed and are not published yet: schema/blocks/prose.schema.json, schema/page.schema.json. Run: npm run schema\n',
    };
    const [checked, built, shaped, again] = run(`check --site ${site}`, `build --site ${site}`, 'schema', `check --site ${site}`);
    expect([checked, built]).toEqual([asked, asked]);
    expect(existsSync(join(site, 'dist'))).toBe(false);
    expect(shaped?.stdout).toContain('schema/blocks/prose.schema.json\n');
    expect(again).toEqual({ status: 0, stdout: 'No problems.\n', stderr: '' });
    undo();
  }, 120_000);

  test('is what check asks for when a published file is missing or is no JSON', () => {
    cpSync(join(engineRoot, 'schema'), join(engine.root, 'schema'), { recursive: true });
    rmSync(join(engine.root, 'schema', 'site.schema.json'));
    engine.edit('schema/page.schema.json', (text) => text.slice(1));
    const [{ status, stderr } = none] = run(`check --site ${site}`);
    expect(stderr).toContain('not published yet: schema/page.schema.json, schema/site.schema.json. Run: npm run schema\n');
    expect(status).toBe(2);
  }, 120_000);
});
