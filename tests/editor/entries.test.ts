import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '#engine/commands/schema.ts';
import { theme } from '#theme/theme.ts';
import { LanguageServer } from '../helpers/language-server.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const server = new LanguageServer();
const site = createScratchSite({}, 'gazette');
let opened = 0;

beforeAll(async () => {
  await publish(theme, site);
  await server.start();
});
afterAll(() => {
  server.stop();
  rmSync(site, { recursive: true });
});

/** Opens an entry in which | is the cursor. */
async function openAt(body: string, kind = 'article') {
  const text = `# yaml-language-server: $schema=${site}/schema/entries/${kind}.schema.json\n${body}`;
  const before = text.slice(0, text.indexOf('|')).split('\n');
  opened += 1;
  const { uri, problems } = await server.open(`entry-${opened}.yaml`, text.replace('|', ''));
  return { uri, problems, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
}

async function offeredAt(body: string, kind?: string) {
  const { uri, position } = await openAt(body, kind);
  return (await server.complete(uri, position)).map(({ label }) => label);
}

test('an article completes its keys, those of every page among them, and marks another', async () => {
  const offered = await offeredAt('title: Dues\n|\n');
  expect(offered).toEqual(expect.arrayContaining(['date', 'author', 'topics', 'summary', 'text', 'picture', 'draft', 'publish', 'blocks']));
  expect(offered).not.toContain('status');
  const { problems } = await openAt('title: Dues|\ndate: 2026-03-12\nsummary: S.\ntext: T.\nauthr: people/ada\n');
  expect(problems).toEqual(['6:1 Property authr is not allowed.']);
}, 30_000);

test('author and topics offer the names of the site, alone and in a list', async () => {
  const people = ['people/ada', 'people/bo'];
  expect(await offeredAt('title: Dues\nauthor: |\n')).toEqual(expect.arrayContaining(people));
  expect(await offeredAt('title: Dues\nauthor:\n  - |\n')).toEqual(expect.arrayContaining(people));
  expect(await offeredAt('title: Dues\ntopics:\n  - |\n')).toEqual(expect.arrayContaining(['tax', 'trade', 'safety']));
  expect(await offeredAt('title: Ada\noffice: |\n', 'person')).toContain('offices/cork');
}, 30_000);

test('what is required is named, and a day that is none is marked', async () => {
  const { problems } = await openAt('title: Dues|\ndate: March\nsummary: S.\n');
  expect(problems.find((problem) => problem.startsWith('2:'))).toContain('Missing property "text"');
  expect(problems.find((problem) => problem.startsWith('3:7 '))).toBeDefined();
}, 30_000);
