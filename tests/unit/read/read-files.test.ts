import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listEntries } from '#engine/read/list-entries.ts';
import { readSettings } from '#engine/read/read-settings.ts';
import { readSource } from '#engine/read/read-source.ts';
import { brief } from '../make-site.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'read-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | Buffer): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

describe('readSource', () => {
  const read = (content: string | Buffer) => readSource('pages/a.yaml', write('pages/a.yaml', content));

  test('gives the text and what it says', async () => {
    const { text, source, diagnostics } = read('a: 1\n');
    expect({ text, data: source?.data, diagnostics }).toEqual({ text: 'a: 1\n', data: { a: 1 }, diagnostics: [] });
  });

  test('takes a byte order mark at the start for what it is', async () => {
    expect(read('\ufeffa: 1\n').source?.data).toEqual({ a: 1 });
  });

  test('a file that is not there is a diagnostic with the reason of the system', async () => {
    const { diagnostics, text } = readSource('pages/b.yaml', join(root, 'pages/b.yaml'));
    expect(diagnostics.map(brief)).toEqual([
      'unreadable-file 1:1 The file cannot be read (ENOENT). | Check that it exists and that you may read it.',
    ]);
    expect(text).toBe('');
  });

  test('a folder with the name of a page cannot be read either', async () => {
    mkdirSync(join(root, 'pages/c.yaml'), { recursive: true });
    expect(readSource('pages/c.yaml', join(root, 'pages/c.yaml')).diagnostics.map(({ message }) => message)).toEqual([
      'The file cannot be read (EISDIR).',
    ]);
  });

  test.each([
    ['UTF-16', Buffer.from('\ufefftitle: A\n', 'utf16le'), '1:1 The file is saved as UTF-16, which editors also call "Unicode".'],
    ['Latin-1', Buffer.from('title: caf\u00e9\n', 'latin1'), '1:11 The file is not saved as UTF-8 but with one byte a letter'],
    ['a cut UTF-8 sequence', Buffer.from([0x61, 0x3a, 0x20, 0xe2, 0x82]), '1:4 The file is not saved as UTF-8'],
    ['Latin-1 behind UTF-8', Buffer.from([0xc3, 0xa9, 0x3a, 0x20, 0xe9]), '1:5 The file is not saved as UTF-8'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), '1:1 The file holds binary data, not text.'],
    ['UTF-16 without a mark', Buffer.from('title: A\n', 'utf16le'), '1:1 The file holds binary data, not text.'],
  ])('%s is not text, and it is said which encoding it is', async (_what, bytes, said) => {
    const [only, ...others] = read(bytes).diagnostics.map(brief);
    expect(only?.startsWith(`not-text ${said}`), only).toBe(true);
    expect(others).toEqual([]);
  });

  test('512 kB are read and one byte more is not', async () => {
    const limit = 512 * 1024;
    const exactly = (bytes: number) => `a: "${'x'.repeat(bytes - 6)}"\n`;
    expect(read(exactly(limit)).diagnostics).toEqual([]);
    expect(read(exactly(limit + 1)).diagnostics.map(brief)).toEqual([
      'file-too-large 1:1 The file has 512 kB; the limit is 512 kB. | Split the page, or keep pictures and data in files of their own.',
    ]);
  });
});

describe('the pages of a site', () => {
  const filesOf = async () => (await listEntries(root)).files;

  test('are found at any depth and in any case of their ending, sorted, with forward slashes, and nothing else', async () => {
    for (const file of [
      'pages/z.yaml',
      'pages/a/b/c.yml',
      'pages/a.yaml',
      'pages/x.svg',
      'pages/notes.yaml.txt',
      'other/d.yaml',
      'pages/LOUD.YAML',
    ])
      write(file, 'a: 1\n');
    mkdirSync(join(root, 'pages', 'folder.yaml'));
    expect(await filesOf()).toEqual(['pages/LOUD.YAML', 'pages/a.yaml', 'pages/a/b/c.yml', 'pages/z.yaml']);
  });

  test('are none where there is no pages/', async () => {
    expect(await filesOf()).toEqual([]);
  });

  test('that are symbolic links are refused aloud', async () => {
    write('pages/a.yaml', 'a: 1\n');
    symlinkSync(join(root, 'pages', 'a.yaml'), join(root, 'pages', 'b.yaml'));
    const { files, diagnostics } = await listEntries(root);
    expect(files).toEqual(['pages/a.yaml']);
    expect(diagnostics.map(brief)).toContain(
      'unreadable-file 1:1 The page is a symbolic link, and links are not followed: they may lead out of the site. | Put the file itself there.',
    );
  });
});

test('a site without site.yaml is told where it is looked for', async () => {
  const { source, diagnostics } = await readSettings(root);
  expect(source).toBeUndefined();
  expect(diagnostics.map(brief)).toEqual([
    `missing-site-file 1:1 There is no site.yaml in ${root}. | Name the folder of the site with --site, or create site.yaml.`,
  ]);
});
