import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#engine/render/content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
type Allowed = Parameters<typeof contentSecurityPolicy>[0];
const directives = (allowed: Allowed) =>
  Object.fromEntries(
    contentSecurityPolicy(allowed)
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

describe('contentSecurityPolicy', () => {
  test('a page without inline code allows nothing but this site', () => {
    expect(contentSecurityPolicy({})).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';manifest-src 'self';form-action 'self';base-uri 'none'",
    );
  });

  test('never allows inline code as such, evaluation or another site', () => {
    expect(contentSecurityPolicy({ scripts: ['a()'], styles: ['b{}'] })).not.toMatch(/unsafe-|\*|evil|https?:/);
  });

  test('allows each inline style and script by the hash of exactly its text', () => {
    const found = directives({ styles: ['a{}', 'c{}'], scripts: ['\n b() \n'] });
    expect(found['style-src']).toEqual(["'self'", hash('a{}'), hash('c{}')]);
    expect(found['script-src']).toEqual(["'self'", hash('\n b() \n')]);
  });

  test('names a text that stands twice once, and an empty one not at all', () => {
    expect(directives({ styles: ['a{}', 'a{}', ''] })['style-src']).toEqual(["'self'", hash('a{}')]);
  });

  test('text beyond ASCII is hashed as UTF-8', () => {
    expect(directives({ scripts: ['"₦"'] })['script-src']).toEqual(["'self'", hash('"₦"')]);
  });

  test('paths that forms send to are allowed by origin, once, and paths of this site need no mention', () => {
    const found = directives({
      connects: ['https://api.example/forms/1?x', 'https://api.example/forms/2', '/api/send', 'http://localhost:4000/x'],
    });
    expect(found['connect-src']).toEqual(["'self'", 'https://api.example', 'http://localhost:4000']);
    expect(found['form-action']).toEqual(found['connect-src']);
  });

  test('what only a script or only a form sends to is allowed to nobody else', () => {
    const found = directives({
      connects: [
        { url: 'https://api.example/1', by: 'script' },
        { url: 'https://forms.example/2', by: 'form' },
      ],
    });
    expect([found['connect-src'], found['form-action']]).toEqual([
      ["'self'", 'https://api.example'],
      ["'self'", 'https://forms.example'],
    ]);
  });

  test('a picture of another site is allowed by its whole path, once, and no other of that site', () => {
    const pictures = ['https://stats.example/count?p=1', 'https://stats.example/count?p=2', "https://a.example/;script-src 'none',x"];
    expect(directives({ pictures })['img-src']).toEqual([
      "'self'",
      'data:',
      'https://stats.example/count',
      "https://a.example/%3Bscript-src%20'none'%2Cx",
    ]);
    expect({ ...directives({ pictures }), 'img-src': [] }).toEqual({ ...directives({}), 'img-src': [] });
  });

  test('WebAssembly may run only where it is asked for, and scripts are evaluated nowhere', () => {
    expect(directives({ wasm: true })['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect({ ...directives({ wasm: true }), 'script-src': [] }).toEqual({ ...directives({}), 'script-src': [] });
  });

  test('a path cannot smuggle in a directive', () => {
    const policy = contentSecurityPolicy({
      connects: ["https://api.example/;script-src 'unsafe-inline'", 'https://a.example;script-src *'],
    });
    expect(policy.split(';').filter((directive) => directive.startsWith('script-src'))).toEqual(["script-src 'self'"]);
  });
});
