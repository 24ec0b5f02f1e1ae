import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { iconNames } from '#contract/icon-nodes.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { loadSchemas } from '#engine/schema/load-shapes.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import { LanguageServer } from '../helpers/language-server.ts';
import { folders } from '../helpers/theme-folders.ts';

const head = '# yaml-language-server: $schema=../schema/page.schema.json\nroute: /x\ntitle: X\ndescription: X.\n';
const server = new LanguageServer();
const site = parse(readFileSync(join(engineRoot, 'site.yaml'), 'utf8')) as SiteConfig;
let opened = 0;

beforeAll(() => server.start());
afterAll(() => server.stop());

/** Opens a page in which | is the cursor. */
async function openAt(body: string) {
  const text = head + body;
  const before = text.slice(0, text.indexOf('|')).split('\n');
  opened += 1;
  const { uri, problems } = await server.open(`editor-${opened}.yaml`, text.replace('|', ''));
  return { uri, problems, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
}

async function completionsAt(body: string) {
  const { uri, position } = await openAt(body);
  return server.complete(uri, position);
}

const labels = (items: { label: string }[]) => items.map(({ label }) => label);

// At once: the server waits a while before it judges each file.
describe.concurrent('in an editor', () => {
  test('a dash under blocks offers exactly four things: a block, its type, a shared block, and a change', async () => {
    expect(labels(await completionsAt('blocks:\n  - |\n')).sort()).toEqual(['Block', 'in', 'type', 'use']);
  }, 30_000);

  test('a change offers what blocks have, and a typo in it is marked', async () => {
    const items = labels(await completionsAt('extends: ./other.yaml\nblocks:\n  - in: hero\n    |\n'));
    expect(items).toEqual(expect.arrayContaining(['heading', 'intro', 'cards', 'after', 'before', 'remove']));
    const { problems } = await openAt('extends: ./other.yaml\nblocks:\n  - in: hero|\n    heding: A\n');
    expect(problems).toEqual(['8:5 Property heding is not allowed.']);
  }, 30_000);

  test('"use" offers the shared blocks of the site, and what stands beside it is judged by the type of that block', async () => {
    expect(labels(await completionsAt('blocks:\n  - use: |\n'))).toEqual(expect.arrayContaining(['consultation-form', 'regional-offices']));
    const inForm = labels(await completionsAt('blocks:\n  - use: consultation-form\n    |\n'));
    expect(inForm).toEqual(expect.arrayContaining(['sections', 'notice', 'remove']));
    expect(inForm).not.toContain('cards');
    const { problems } = await openAt('blocks:\n  - use: consultation-form|\n    sections:\n      - in: contact\n        feilds: []\n');
    expect(problems).toEqual(['9:9 Property feilds is not allowed.']);
  }, 30_000);

  test('a page that extends another needs nothing of its own, and one that does not needs what every page needs', async () => {
    const text = '# yaml-language-server: $schema=../schema/page.schema.json\n';
    const { problems: extending } = await server.open('editor-extends.yaml', `${text}extends: ./other.yaml\n`);
    const { problems: alone } = await server.open('editor-alone.yaml', `${text}route: /alone\n`);
    expect(extending).toEqual([]);
    expect(alone.join('\n')).toMatch(/title.*description.*blocks/s);
  }, 30_000);

  test('type offers every block type, each with its description', async () => {
    const items = await completionsAt('blocks:\n  - type: |\n');
    const bare = labels(items).filter((label) => !label.includes(' + '));
    expect(bare.sort()).toEqual(folders.types());
    expect(items.filter(({ documentation }) => !documentation)).toEqual([]);
  }, 30_000);

  test.each(folders.types())(
    '%s is offered once more with the keys it requires, which stand where they belong when it is picked',
    async (type) => {
      const required = (await loadSchemas(folders))[type]?.required?.filter((key) => key !== 'type') ?? [];
      const items = await completionsAt('blocks:\n  - type: |\n');
      const picked = items.find(({ label }) => label === `${type} + ${required.join(', ')}`);
      // Editors give every line of a snippet the indentation of the line it is put into.
      const inserted = picked?.insertText?.replace(/\$\d+/g, 'A').replaceAll('\n', '\n  ') ?? '';
      expect(Object.keys(parse(`- type: ${inserted.replaceAll('\n  ', '\n')}`)[0])).toEqual(['type', ...required]);
      const { problems } = await openAt(`blocks:\n  - type: ${inserted}|\n`);
      expect(problems.filter((problem) => /Missing property|not allowed/.test(problem))).toEqual([]);
    },
    30_000,
  );

  test.each(folders.types())(
    '%s offers a key for everything it takes',
    async (type) => {
      const schema = (await loadSchemas(folders))[type];
      const items = await completionsAt(`blocks:\n  - type: ${type}\n    |\n`);
      const keys = Object.keys(schema?.properties ?? {}).filter((key) => key !== 'type');
      expect(
        labels(items)
          .filter((label) => keys.includes(label))
          .sort(),
      ).toEqual(keys.sort());
    },
    30_000,
  );

  test.each([
    ['card-grid', 'cards', 'title:'],
    ['timeline', 'events', 'date:'],
    ['cta-band', 'actions', 'href:'],
    ['form', 'submit', 'label:'],
  ])(
    '%s offers %s with a skeleton of what it requires',
    async (type, key, inside) => {
      const items = await completionsAt(`blocks:\n  - type: ${type}\n    |\n`);
      expect(items.find(({ label }) => label === key)?.insertText).toContain(inside);
    },
    30_000,
  );

  test('a wrong type is marked, with every type there is', async () => {
    const { problems } = await openAt('blocks:\n  - type: heero|\n');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^6:11 /);
    for (const type of folders.types()) expect(problems[0]).toContain(`"${type}"`);
  }, 30_000);

  test('an unknown key is marked at the key', async () => {
    const { problems } = await openAt('blocks:\n  - type: hero\n    heading: A|\n    sise: full\n');
    expect(problems).toEqual(['8:5 Property sise is not allowed.']);
  }, 30_000);

  test('hovering a key says what it is for', async () => {
    const { uri, position } = await openAt('blocks:\n  - type: hero\n    hea|ding: A\n');
    expect(await server.hover(uri, position)).toContain('The heading of the section.');
  }, 30_000);

  test('an icon offers every icon', async () => {
    const items = await completionsAt(
      'blocks:\n  - type: hero\n    heading: A\n    actions:\n      - label: A\n        href: /\n        icon: |\n',
    );
    expect(labels(items).sort()).toEqual([...iconNames].sort());
  }, 30_000);

  test('names of site.yaml are offered: regions, footers, lists', async () => {
    expect(labels(await completionsAt('region: |\nblocks: []\n'))).toEqual(expect.arrayContaining(Object.keys(site.regions)));
    expect(labels(await completionsAt('footer: |\nblocks: []\n'))).toEqual(expect.arrayContaining(Object.keys(site.footers)));
    const field =
      'blocks:\n  - type: form\n    sections:\n      - heading: A\n        fields:\n          - type: select\n            options: |\n';
    const lists = Object.keys(site.lists ?? {}).map((name) => `lists.${name}`);
    expect(labels(await completionsAt(field))).toEqual(expect.arrayContaining([...lists, 'region.lists.serviceAreas']));
  }, 30_000);

  test('a name of another site is not marked', async () => {
    const { problems } = await openAt('region: elsewhere|\nfooter: other\nblocks:\n  - type: hero\n    heading: A\n');
    expect(problems).toEqual([]);
  }, 30_000);
});
