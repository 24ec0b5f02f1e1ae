import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

let site: string;
beforeAll(() => {
  site = createScratchSite({});
});
afterAll(() => rmSync(site, { recursive: true }));

async function build(...options: string[]) {
  const { status, stdout, stderr } = await runCommand(['build', '--site', site, ...options]);
  expect([status, stderr]).toEqual([0, '']);
  const files = readdirSync(join(site, 'dist'), { recursive: true }).map(String);
  return {
    said: stdout.split('\n').find((line) => line.startsWith('This is a preview')),
    cards: files.filter((file) => /card\.\w+\.png$/.test(file)).length,
    copies: files.filter((file) => /\.(?:br|gz)$/.test(file)).length,
    html: readFileSync(join(site, 'dist', 'index.html'), 'utf8'),
  };
}

test('a build can leave out social cards and compressed copies, and says so', async () => {
  const whole = await build();
  expect(whole.said).toBeUndefined();
  expect(whole.html).toMatch(/<meta property="og:image" content="[^"]+\/assets\/card\.\w+\.png"\/>/);
  expect([whole.cards > 0, whole.copies > 0]).toEqual([true, true]);

  const plain = await build('--no-cards', '--no-compression');
  expect(plain.said).toBe('This is a preview without social cards and compressed copies: leave out --no-… to publish.');
  expect([plain.cards, plain.copies]).toEqual([0, 0]);
  // The page names no card that is not there.
  expect(plain.html).not.toContain('og:image');
  expect(plain.html).toContain('<meta name="twitter:card" content="summary"/>');

  const uncompressed = await build('--no-compression');
  expect(uncompressed.said).toBe('This is a preview without compressed copies: leave out --no-… to publish.');
  expect([uncompressed.cards, uncompressed.copies]).toEqual([whole.cards, 0]);
  expect(uncompressed.html).toBe(whole.html);
});
