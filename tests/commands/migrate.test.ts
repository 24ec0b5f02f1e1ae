import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fixSite } from '#engine/commands/fix-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { openShownSite } from '#engine/session/shown-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const yard = (block: string) => `route: /yard # kept
title: The yard
description: The timber in our yard.
blocks:
  # The rack
  - ${block}
`;

function createSite(files: Record<string, string>): string {
  const folder = createScratchSite(files, 'joinery');
  folders.push(folder);
  return folder;
}

const errorsOf = async (site: string) =>
  (await loadSite(site, theme)).diagnostics.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${file} ${code}`);
const fix = async (site: string) => (await fixSite(await loadSite(site, theme), () => true)).map(({ diagnostic: { code } }) => code);

const old =
  "type: 'timber-rack'\n    # what people ask for\n    heading: Timber # in the yard\n    sorts: { Oak: 4 }\n    # said below\n    intro: Dry";
const today =
  "type: 'timber-rack'\n    # what people ask for\n    heading: Timber # in the yard\n    # said below\n    intro: Dry\n    boards:\n      - name: Oak\n        hardness: 4";

test('--fix writes an outdated block as its migration says, once, and leaves what it does not touch', async () => {
  const site = createSite({ 'pages/yard.yaml': yard(old) });
  expect(await errorsOf(site)).toEqual(['pages/yard.yaml outdated-block']);
  expect(await fix(site)).toEqual(['outdated-block']);
  expect(readFileSync(join(site, 'pages/yard.yaml'), 'utf8')).toBe(yard(today));
  expect(await errorsOf(site)).toEqual([]);
  expect(await fix(site)).toEqual([]);
});

test('--fix renames and migrates one after the other', async () => {
  const site = createSite({ 'pages/yard.yaml': yard("type: 'wood-rack'\n    heading: Timber\n    sorts: { Oak: 4 }") });
  await fix(site);
  expect(await errorsOf(site)).toEqual([]);
  expect(readFileSync(join(site, 'pages/yard.yaml'), 'utf8')).toContain("- type: 'timber-rack'\n    heading: Timber\n    boards:\n");
});

test('nothing is written where the migration fails', async () => {
  const text = yard('type: timber-rack\n    sorts: { Oak: soft }');
  const site = createSite({ 'pages/yard.yaml': text });
  expect(await errorsOf(site)).toEqual(['pages/yard.yaml failed-migration']);
  expect(await fix(site)).toEqual([]);
  expect(readFileSync(join(site, 'pages/yard.yaml'), 'utf8')).toBe(text);
});

test('a shared block is migrated in its own file, for all pages that use it', async () => {
  const page = (name: string) => `route: /${name}\ntitle: The ${name}\ndescription: About the ${name}.\nblocks:\n  - use: rack\n`;
  const site = createSite({
    'pages/_shared/rack.yaml': `# The rack of every page\n${old.replaceAll('\n    ', '\n')}\n`,
    'pages/yard.yaml': page('yard'),
    'pages/barn.yaml': page('barn'),
  });
  expect(await errorsOf(site)).toEqual(['pages/_shared/rack.yaml outdated-block']);
  expect(await fix(site)).toEqual(['outdated-block']);
  expect(readFileSync(join(site, 'pages/_shared/rack.yaml'), 'utf8')).toBe(
    `# The rack of every page\n${today.replaceAll('\n    ', '\n')}\n`,
  );
  expect(await errorsOf(site)).toEqual([]);
});

test('the dev server draws an outdated block as it is written today', async () => {
  const site = createSite({ 'pages/yard.yaml': yard(old) });
  const { options } = await loadSite(site, theme);
  const shown = (await openShownSite(options)).pages.get('pages/yard.yaml');
  expect(shown?.page?.data.blocks).toEqual([
    { type: 'timber-rack', heading: 'Timber', intro: 'Dry', boards: [{ name: 'Oak', hardness: 4 }] },
  ]);
  expect(shown?.broken.size).toBe(0);
});
