import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitFiles } from '#engine/emit/emit-files.ts';
import { hashOf } from '#engine/emit/file-list.ts';
import { openStage } from '#engine/emit/output/open-stage.ts';
import { publishFolder } from '#engine/emit/output/publish-folder.ts';
import { workName } from '#engine/emit/output/work-folder.ts';
import type { Content } from '#engine/emit/output/write-files.ts';
import { createScratchSite } from '../../helpers/scratch-site.ts';

test('files are on disk before they are published, and are published from there', async () => {
  const folder = createScratchSite({ 'site.yaml': '' });
  const dist = join(folder, 'dist');
  const stage = await openStage(dist);
  const sink = emitFiles(stage);
  const page = Buffer.from('<p>The same again and again.</p>'.repeat(100));
  await sink.add('index.html', Buffer.from('first'));
  await sink.add('index.html', page);
  await sink.add('a/b/deep.html', page);
  await sink.add('a/plain.png', Buffer.from('x'));
  await sink.finish();
  expect(sink.totals()).toEqual({ files: 3, bytes: page.length * 2 + 1 });
  expect([...stage.files.keys()].sort()).toEqual([
    'a/b/deep.html',
    'a/b/deep.html.br',
    'a/b/deep.html.gz',
    'a/plain.png',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(stage.listed.get('index.html')).toEqual({ bytes: page.length, hash: hashOf(page) });
  await publishFolder(dist, new Map<string, Content>([...stage.files, ['routes.json', '{"routes":[],"errors":[],"files":{}}']]));
  await stage.remove();
  expect(readFileSync(join(dist, 'index.html')).equals(page)).toBe(true);
  expect(readFileSync(join(dist, 'a/b/deep.html')).equals(page)).toBe(true);
  expect(readFileSync(join(dist, 'a/plain.png'), 'utf8')).toBe('x');
  expect(readdirSync(folder)).not.toContain(workName);
});

test('a file that cannot be written is reported to whoever hands over the next ones', async () => {
  const folder = createScratchSite({ 'site.yaml': '' });
  const stage = await openStage(join(folder, 'dist'));
  const failing = { ...stage, write: async () => Promise.reject(new Error('the disk is full')) };
  const sink = emitFiles(failing);
  let handedOver = 0;
  const all = async () => {
    for (; handedOver < 100; handedOver++) await sink.add(`${handedOver}.png`, Buffer.from('x'));
  };
  await expect(all()).rejects.toThrow('the disk is full');
  // Not only at the end: a full disk would be written to for hours.
  expect(handedOver).toBeLessThan(8);
  await expect(sink.finish()).rejects.toThrow('the disk is full');
  await stage.remove();
});
