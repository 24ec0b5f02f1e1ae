import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { blockFolders } from '#engine/blocks/block-folders.ts';
import { theme } from '#theme/theme.ts';
import { runProgram } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const files = Object.entries(theme.blockTemplate('price-table')).map(([file, text]) => [`blocks/price-table/${file}`, text]);
const effect = 'export default function mark(element: HTMLElement): void {\n  element.dataset.planted = "true";\n}\n';
const page = `route: /
title: Home
description: The home page.
blocks:
  - type: price-table
    heading: What it costs
    items: [Ours alone]
`;
const site = createScratchSite({ ...Object.fromEntries(files), 'blocks/price-table/effect.ts': effect, 'pages/index.yaml': page });
afterAll(() => rmSync(site, { recursive: true }));

describe('a block in the site’s own folder, outside this checkout', () => {
  test('is one of the types of that site, and of no other', () => {
    expect(blockFolders(theme, site).types()).toContain('price-table');
    expect(blockFolders(theme, site).file('price-table', 'view.tsx')).toBe(join(site, 'blocks/price-table/view.tsx'));
    expect(blockFolders(theme).types()).not.toContain('price-table');
  });

  test('is asked to be published, is published beside the site, and is drawn with its script', () => {
    expect(runProgram(['check', '--site', site])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`npm run schema -- --site ${site}\n`),
    });
    expect(runProgram(['schema', '--site', site]).stdout).toContain(`${join(site, 'schema/blocks/price-table.schema.json')}\n`);
    expect(readFileSync(join(site, 'schema/site-names.schema.json'), 'utf8')).toContain('"main"');
    expect(runProgram(['build', '--site', site])).toMatchObject({ status: 0, stderr: '' });
    const html = readFileSync(join(site, 'dist/index.html'), 'utf8');
    expect(html).toContain('Ours alone');
    // The css prop of Emotion is compiled to a class.
    expect(html).toMatch(/<ul class="[\w-]+"/);
    const script = readdirSync(join(site, 'dist/assets')).find((file) => /^effect-price-table\.[\w-]+\.js$/.test(file)) ?? '';
    expect(html).toContain(script);
    expect(readFileSync(join(site, 'dist/assets', script), 'utf8')).toContain('planted');
  }, 60_000);
});
