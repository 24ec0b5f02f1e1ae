import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatCsv, formatLeads } from '#engine/inbox/format-leads.ts';
import { type Lead, type NewLead, openLeadStore } from '#engine/inbox/lead-store.ts';
import { createRateLimit } from '#engine/inbox/rate-limit.ts';
import { safeName, storeFiles } from '#engine/inbox/store-files.ts';
import { inboxSite } from '../../helpers/inbox-server.ts';
import { runCommand } from '../../helpers/run-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lead: NewLead = { form: 'letter', page: '/write', values: { name: 'Ada' }, consents: [], doubts: [], files: [] };
const file = { field: 'papers', name: 'a.pdf', bytes: Buffer.from('a') };

describe('what is kept', () => {
  test('is there after the folder was opened again', async () => {
    const first = await openLeadStore(folder);
    expect(await first.keep({ ...lead, files: [file] })).toBe('kept');
    first.close();
    const second = await openLeadStore(folder);
    expect(second.list()).toMatchObject([{ id: 1, form: 'letter', values: { name: 'Ada' }, files: [{ field: 'papers', name: 'a.pdf' }] }]);
    second.close();
  });

  test('is the same for two programs that write at once', async () => {
    const [one, two] = await Promise.all([openLeadStore(folder), openLeadStore(folder)]);
    const kept = await Promise.all([one, two, one, two].map((store) => store.keep({ ...lead, files: [file], key: 'k' })));
    expect(kept.sort()).toEqual(['kept', 'repeated', 'repeated', 'repeated']);
    expect(one.list()).toHaveLength(1);
    expect(readdirSync(join(folder, 'files'))).toHaveLength(1);
    one.close();
    two.close();
  });

  test('leaves no file of a form that the disk has refused', async () => {
    const store = await openLeadStore(folder);
    let full = false;
    const first = { ...file, name: 'a.pdf' };
    const second = {
      ...file,
      get bytes(): Buffer {
        // Asked for when all are compared with what is there, and again when the first has been written.
        if (full) throw new Error('ENOSPC');
        setTimeout(() => {
          full = true;
        });
        return file.bytes;
      },
    };
    await expect(store.keep({ ...lead, files: [first, second] })).rejects.toThrow('ENOSPC');
    expect([store.list(), readdirSync(join(folder, 'files'))]).toEqual([[], []]);
    store.close();
  });

  test('is not touched when files are cleared away that a crash has left, and fresh files are not either', async () => {
    const store = await openLeadStore(folder);
    await store.keep({ ...lead, files: [file] });
    store.close();
    const [own = ''] = readdirSync(join(folder, 'files'));
    for (const name of ['left', 'fresh']) await storeFiles(join(folder, 'files', name), [file]);
    const old = new Date(Date.now() - 7_200_000);
    for (const name of [own, 'left']) utimesSync(join(folder, 'files', name), old, old);
    (await openLeadStore(folder)).close();
    expect(readdirSync(join(folder, 'files')).sort()).toEqual([own, 'fresh'].sort());
  });
});

test.each([
  ['brief.pdf', 'brief.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\system.ini', 'system.ini'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['', 'file'],
  ['a\u0000b\r\nc.txt', 'a_b_c.txt'],
  ['-rf *.pdf', '-rf_.pdf'],
  ['Größe 水.docx', 'Größe_水.docx'],
  [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(50)}.pdf`],
  ['a.pdf\u202efdp.exe', 'a.pdf_fdp.exe'],
])('the file %j is kept under the name %s', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

describe('the limit of a minute', () => {
  test('is for each address, and over after a minute', () => {
    let now = 0;
    const isAllowed = createRateLimit(2, () => now);
    expect([isAllowed('10.0.0.1'), isAllowed('10.0.0.1'), isAllowed('::ffff:10.0.0.1'), isAllowed('10.0.0.2')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    now = 61_000;
    expect(isAllowed('10.0.0.1')).toBe(true);
  });

  test('takes the addresses of one IPv6 connection for one', () => {
    const isAllowed = createRateLimit(1, () => 0);
    expect(['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1', '::1', '::2'].map(isAllowed)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  test('remembers a bounded number of addresses', () => {
    const isAllowed = createRateLimit(1, () => 0);
    for (let index = 0; index < 20_000; index++) isAllowed(`address ${index}`);
    expect(isAllowed('address 19999')).toBe(false);
    expect(isAllowed('address 0')).toBe(true);
  });
});

const kept = (values: Lead['values'], more: Partial<Lead> = {}): Lead => ({
  ...{ id: 1, received: '2026-11-22T12:00:00.000Z', form: 'letter', page: '/write', values, consents: [], doubts: [], files: [] },
  ...more,
});

describe('the table', () => {
  test('has a column for every field of any form', () => {
    const consents = [{ field: 'terms', words: 'I agree', sha256: 'abc' }];
    expect(formatCsv([kept({ a: 'x', ok: true }, { consents }), kept({ b: ['y', 'z'] }, { id: 2, doubts: ['no proof of work'] })])).toBe(
      '\ufeffid,received,form,page,doubts,a,ok,b,agreed to,files\r\n' +
        '1,2026-11-22T12:00:00.000Z,letter,/write,,x,yes,,"I agree (SHA-256 abc, 2026-11-22T12:00:00.000Z)",\r\n' +
        '2,2026-11-22T12:00:00.000Z,letter,/write,no proof of work,,,"y; z",,\r\n',
    );
  });

  test.each([
    ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
    ['+44 20 7946 0000', "'+44 20 7946 0000"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
    ['two\nlines', '"two\nlines"'],
    ['a;b', '"a;b"'],
    ['say "x"', '"say ""x"""'],
    ['ada@example.org', 'ada@example.org'],
  ])('has %j as %j', (value, cell) => {
    expect(formatCsv([kept({ a: value })]).split(',letter,/write,,')[1]).toBe(`${cell},,\r\n`);
  });

  test('a field cannot make a formula of its name either', () => {
    expect(formatCsv([kept({ '-a': 'x' })])).toContain("doubts,'-a,agreed to");
  });
});

test('the list shows forms to a person, and obeys nothing that they hold', () => {
  const text = formatLeads([
    kept({ a: 'x\ny\u001b[2J\u202e' }, { doubts: ['no proof of work'], files: [{ field: 'p', name: 'a.pdf', path: 'files/u/1-a.pdf' }] }),
  ]);
  expect(text).toBe(
    '1  2026-11-22T12:00:00.000Z  letter  /write\n  perhaps a robot: no proof of work\n  a: x\n    y\ufffd[2J\ufffd\n  p: a.pdf (files/u/1-a.pdf)\n',
  );
});

describe('npm run leads', () => {
  test('lists and exports what has arrived, of one form or of all', async () => {
    const site = inboxSite();
    try {
      expect(await runCommand(['leads', '--site', site])).toMatchObject({
        status: 0,
        stdout: '',
        stderr: expect.stringContaining('Nothing has arrived in'),
      });
      const store = await openLeadStore(join(site, 'leads'));
      for (const form of ['letter', 'again']) await store.keep({ ...lead, form });
      store.close();
      expect((await runCommand(['leads', '--site', site])).stdout).toMatch(/^1 .* letter {2}\/write\n {2}name: Ada\n\n2 .* again /);
      expect((await runCommand(['leads', '--csv', '--form', 'again', '--site', site])).stdout).toMatch(
        /^\ufeffid,.*\r\n2,.*,again,\/write,,Ada,,\r\n$/,
      );
    } finally {
      rmSync(site, { recursive: true });
    }
  });

  test('says that a site has no inbox', async () => {
    const { status, stderr } = await runCommand(['leads', '--site', 'tests/fixtures/sites/smallest']);
    expect([status, stderr]).toEqual([2, 'This site has no inbox: add "inbox: {}" to site.yaml.\n']);
  });
});
