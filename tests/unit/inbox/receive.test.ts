import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Lead, openLeadStore } from '#engine/inbox/lead-store.ts';
import { findUnsoundHtml } from '../../helpers/find-unsound-html.ts';
import { type InboxServer, startInbox } from '../../helpers/inbox-server.ts';

let inbox: InboxServer;
beforeAll(async () => {
  inbox = await startInbox('{ perMinute: 1000, fileMegabytes: 1 }');
});
afterAll(() => inbox.close());

const sound = { email: 'ada@example.org', subject: 'Bread', words: 'Two\nlines', size: 's', topics: ['wool', 'linen'], terms: true };

async function post(body: BodyInit, headers: Record<string, string> = {}, path = '/_forms/letter?page=%2Fwrite') {
  const response = await fetch(inbox.origin + path, { method: 'POST', body, headers, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: text.startsWith('{') ? JSON.parse(text) : undefined };
}

const postJson = (values: unknown, headers: Record<string, string> = {}, path?: string) =>
  post(JSON.stringify(values), { 'Content-Type': 'application/json', Accept: 'application/json', ...headers }, path);

async function leads(): Promise<Lead[]> {
  const store = await openLeadStore(inbox.folder);
  try {
    return store.list();
  } finally {
    store.close();
  }
}

let before = 0;
beforeEach(async () => {
  before = (await leads()).length;
});
const added = async () => (await leads()).slice(before);

describe('a form', () => {
  test('is kept as it was sent, with what was agreed to and when', async () => {
    expect(await postJson(sound)).toMatchObject({ status: 200, json: { ok: true } });
    const [lead] = await added();
    expect(lead).toMatchObject({ form: 'letter', page: '/write', values: sound, doubts: [], files: [] });
    expect(lead?.consents).toEqual([
      { field: 'terms', words: 'I agree to the terms', sha256: '4b08e4b06b26581ff685daf5ba3999c4821655f7763f8fb9de2f2c4e4e1c3160' },
    ]);
    expect(Math.abs(Date.parse(lead?.received ?? '') - Date.now())).toBeLessThan(10_000);
  });

  test('is the same whether a script sends it or the browser alone', async () => {
    const entries = [
      ...Object.entries({ ...sound, words: 'Two\r\nlines', terms: 'true' }).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, String(one)]),
      ),
      ['leave-empty', ''],
    ];
    const { status, text } = await post(new URLSearchParams(entries), { Accept: 'text/html' });
    expect(status).toBe(200);
    expect(text).toContain('<h1>It arrived</h1><p>We answer ada@example.org.</p>');
    expect((await added())[0]?.values).toEqual(sound);
  });

  test('of which a page has its own thanks leads there without script', async () => {
    const { status, headers } = await post(
      new URLSearchParams({ email: 'a@example.org', subject: 'x' }),
      {},
      '/_forms/again?page=%2Fagain',
    );
    expect([status, headers.get('location')]).toEqual([303, '/thanks']);
  });

  test('brings files, which stand beside it', async () => {
    const form = new FormData();
    for (const [name, value] of [
      ['email', 'a@example.org'],
      ['subject', 'x'],
    ] as const)
      form.append(name, value);
    form.append('papers', new File(['one'], 'Brief, Müller.pdf'));
    form.append('papers', new File(['two'], '../../etc/passwd.txt'));
    form.append('picture', new File([], ''));
    expect((await post(form, { Accept: 'application/json' })).status).toBe(200);
    const [lead] = await added();
    expect(lead?.files.map(({ name }) => name)).toEqual(['Brief, Müller.pdf', expect.stringContaining('passwd.txt')]);
    const paths = lead?.files.map(({ path }) => path) ?? [];
    expect(paths.map((path) => path.split('/').slice(2).join('/'))).toEqual(['1-Brief_Müller.pdf', '2-passwd.txt']);
    expect(paths.map((path) => readFileSync(join(inbox.folder, path), 'utf8'))).toEqual(['one', 'two']);
  });

  test('sent again with the same key is kept once; with other content the key is refused', async () => {
    const key = { 'Idempotency-Key': 'letter-1-abc' };
    const all = await Promise.all([1, 2, 3, 4].map(() => postJson(sound, key)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await added()).toHaveLength(1);
    expect((await postJson({ ...sound, subject: 'Other' }, key)).status).toBe(422);
    expect((await postJson({ ...sound, email: 'b@example.org', subject: 'Other' }, key, '/_forms/again')).status).toBe(200);
    expect((await added()).map(({ form }) => form)).toEqual(['letter', 'again']);
  });

  test('of many at once are all kept', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => postJson({ ...sound, subject: String(index) }).then(({ status }) => status)),
    );
    // Eight are read at once, and the rest is told to try again.
    const kept = statuses.filter((status) => status === 200).length;
    expect(kept).toBeGreaterThanOrEqual(8);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(await added()).toHaveLength(kept);
  });

  test('with the field that only robots see filled in is answered as any other, and marked', async () => {
    expect((await postJson({ ...sound, 'leave-empty': 'https://spam.example' })).json).toEqual({ ok: true });
    expect((await added())[0]?.doubts).toEqual(['filled in what only robots see']);
  });

  test('has none of the fields that the page does not ask for', async () => {
    const body = `{"email":"a@example.org","subject":"x","__proto__":{"admin":true},"constructor":"y","toString":"z","firm":"hidden","other":"w"}`;
    expect((await post(body, { 'Content-Type': 'application/json', Accept: 'application/json' })).status).toBe(200);
    expect((await added())[0]?.values).toEqual({ email: 'a@example.org', subject: 'x', words: '', size: '', topics: [], terms: false });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('is cleared of line breaks where one line is asked for, and of control characters', async () => {
    await postJson({ email: 'a@example.org', subject: 'Hello\r\nBcc: all@example.org', words: 'a\u0000b\u001b[31m\ud800' });
    expect((await added())[0]?.values).toMatchObject({ subject: 'Hello Bcc: all@example.org', words: 'ab[31m\ufffd' });
  });
});

describe('what is wrong', () => {
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['nothing', {}, { email: 'Email is missing. Please fill it in.', subject: 'Subject is missing. Please fill it in.' }],
    ['half an address', { ...sound, email: 'ada@' }, { email: 'This is not a complete e-mail address. Write it as in name@example.com.' }],
    [
      'two addresses',
      { ...sound, email: 'a@example.org\nb@example.org' },
      { email: expect.stringContaining('complete e-mail') as unknown as string },
    ],
    ['an unknown choice', { ...sound, size: 'xl' }, { size: 'Choose one of the options.' }],
    ['an unknown choice of several', { ...sound, topics: ['wool', 'gold'] }, { topics: 'Choose one of the options.' }],
    ['too long a text', { ...sound, subject: 'x'.repeat(81) }, { subject: 'At most 80 characters.' }],
    ['what a condition asks for', { ...sound, size: 'l' }, { firm: 'Firm is missing. Please fill it in.' }],
    ['an object for a text', { ...sound, subject: { a: 1 } }, { subject: 'Subject is missing. Please fill it in.' }],
  ])('%s: is said by field, in the words of the page, and nothing is kept', async (_, values, errors) => {
    expect(await postJson(values)).toMatchObject({ status: 422, json: { errors } });
    expect(await added()).toEqual([]);
  });

  test('is said on a page without script, with everything typed, and the field that a choice has added', async () => {
    const { status, text, headers } = await post(
      new URLSearchParams({ email: 'ada@', subject: '<b>"Bread"</b>', words: 'Two\r\nlines', size: 'l', topics: 'linen', terms: 'true' }),
      { Accept: 'text/html' },
    );
    expect(status).toBe(422);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<html lang="en" dir="ltr">');
    expect(text).toContain('2 answers need your attention:');
    expect(text).toContain('value="ada@"');
    expect(text).toContain('value="&lt;b&gt;&quot;Bread&quot;&lt;/b&gt;"');
    expect(text).toContain('>Two\nlines</textarea>');
    expect(text).toMatch(/<option value="l" selected="">/);
    expect(text).toMatch(/checked="" value="linen"/);
    expect(text).toMatch(/name="firm"/);
    expect(text).toContain('action="/_forms/letter?page=%2Fwrite"');
    expect(findUnsoundHtml(text)).toEqual([]);
  });

  test.each([
    ['papers', 'virus.exe', /^Choose a file\. \.pdf, /],
    ['picture', 'picture.svg', /^Choose a file\. \.png$/],
    ['picture', 'picture.png.html', /^Choose a file\. \.png$/],
  ])('a file of another kind in %s: %s', async (field, name, words) => {
    const form = new FormData();
    form.append('email', 'a@example.org');
    form.append('subject', 'x');
    form.append(field, new File(['<script>'], name));
    const { status, json } = await post(form, { Accept: 'application/json' });
    expect([status, json.errors[field]]).toEqual([422, expect.stringMatching(words)]);
    expect(await added()).toEqual([]);
  });

  test('too many files, and a file that is too large', async () => {
    const send = (files: File[]) => {
      const form = new FormData();
      for (const file of files) form.append('papers', file);
      return post(form, { Accept: 'application/json' });
    };
    const many = await send(Array.from({ length: 6 }, (_, index) => new File(['x'], `${index}.pdf`)));
    expect(many).toMatchObject({ status: 413, json: { message: expect.stringContaining('The files are too large to be received.') } });
    expect((await send([new File([new Uint8Array((1 << 20) + 1)], 'a.pdf')])).status).toBe(413);
  });
});

describe('requests that no visitor makes', () => {
  test.each<[string, number, () => Promise<{ status: number }>]>([
    ['another method', 405, async () => ({ status: (await fetch(`${inbox.origin}/_forms/letter`)).status })],
    ['a form that does not exist', 404, () => postJson(sound, {}, '/_forms/nope')],
    ['the name of a property', 404, () => postJson(sound, {}, '/_forms/constructor')],
    ['a path instead of a name', 404, () => postJson(sound, {}, '/_forms/../letter/x')],
    ['another kind of content', 415, () => post('<a/>', { 'Content-Type': 'text/xml' })],
    ['no kind of content', 415, () => post(new Uint8Array([1, 2]))],
    ['broken JSON', 400, () => post('{"a":', { 'Content-Type': 'application/json' })],
    ['JSON that is a list', 400, () => postJson([1])],
    ['JSON that is nothing', 400, () => postJson(null)],
    ['broken multipart', 400, () => post('--x', { 'Content-Type': 'multipart/form-data; boundary=y' })],
    ['multipart without a boundary', 400, () => post('--x', { 'Content-Type': 'multipart/form-data' })],
    ['a million fields', 400, () => post('a=1&'.repeat(100_000), { 'Content-Type': 'application/x-www-form-urlencoded' })],
    ['a form of another site', 403, () => postJson(sound, { Origin: 'https://evil.example' })],
    ['a form that a browser says is from another site', 403, () => postJson(sound, { 'Sec-Fetch-Site': 'cross-site' })],
    ['a huge text', 413, () => postJson({ ...sound, words: 'x'.repeat(600 << 10) })],
  ])('%s', async (_, status, send) => {
    expect((await send()).status).toBe(status);
    expect(await added()).toEqual([]);
  });

  test('a body beyond all limits is read to a point, and then cut off', async () => {
    const { port, hostname } = new URL(inbox.origin);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      'POST /_forms/letter HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900000000\r\n\r\n',
    );
    // At most 40 MB of the announced 900.
    const chunk = Buffer.alloc(1 << 20, 97);
    for (let index = 0; index < 40 && !socket.destroyed; index++)
      await new Promise<void>((written) => socket.write(chunk, () => written()));
    await expect.poll(() => socket.destroyed).toBe(true);
    expect(socket.bytesWritten).toBeLessThan(40 << 20);
    expect((await postJson(sound)).status).toBe(200);
  });

  test('a client that goes away in the middle leaves nothing behind', async () => {
    const { port, hostname } = new URL(inbox.origin);
    const socket = connect(Number(port), hostname);
    socket.write('POST /_forms/letter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":');
    await new Promise((later) => setTimeout(later, 50));
    socket.destroy();
    await new Promise((later) => setTimeout(later, 50));
    expect(await added()).toEqual([]);
    expect(inbox.warnings).toEqual([]);
  });
});

describe('limits and failures', () => {
  test('one address sends so many forms a minute, and the rest is told to wait', async () => {
    const limited = await startInbox('{ perMinute: 3 }');
    try {
      const send = () =>
        fetch(`${limited.origin}/_forms/letter`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Forwarded-For': `10.0.0.${Math.random()}` },
          body: JSON.stringify(sound),
        });
      const statuses: number[] = [];
      for (let index = 0; index < 300; index++) statuses.push((await send()).status);
      expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(3);
      expect(await (await send()).json()).toEqual({ message: 'Too many requests came in just now. Wait a minute and send it again.' });
    } finally {
      await limited.close();
    }
  });

  test('a folder that cannot be written is said in one sentence, and the visitor gets the words back', async () => {
    const broken = await startInbox();
    try {
      writeFileSync(broken.folder, 'a file where the folder should be');
      const send = (accept: string) =>
        fetch(`${broken.origin}/_forms/letter`, {
          method: 'POST',
          headers: { Accept: accept },
          body: new URLSearchParams({ email: 'ada@example.org', subject: 'Bread', words: 'Kept' }),
        });
      const page = await send('text/html');
      const text = await page.text();
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
      expect(text).toContain('It could not be received (error 503).');
      expect(text).toContain('>Kept</textarea>');
      expect((await send('application/json')).status).toBe(503);
      expect(broken.warnings).toEqual([
        expect.stringMatching(/^A form was not kept, and its visitor was told so: .*leads cannot be written \(.*\)\.$/),
      ]);
      rmSync(broken.folder);
      expect((await send('application/json')).status).toBe(200);
    } finally {
      await broken.close();
    }
  });

  test('the folder is closed to other users, and to git', async () => {
    expect(readFileSync(join(inbox.folder, '.gitignore'), 'utf8')).toBe('*\n');
    expect(readdirSync(inbox.folder)).toContain('leads.sqlite');
    expect(existsSync(join(inbox.site, 'dist'))).toBe(false);
    expect(statSync(inbox.folder).mode & 0o777).toBe(0o700);
  });
});
