import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createValidator } from '#engine/validate/create-validator.ts';
import { folders } from '../../helpers/theme-folders.ts';
import { validator } from '../make-site.ts';

const site = 'https://site.example';
const linkIn = (href: string) => validator().block('hero', { type: 'hero', heading: 'A', actions: [{ label: 'A', href }] });
const isAllowed = (href: string) => linkIn(href).errors.length === 0;

describe('createValidator', () => {
  test('knows every block folder', () => {
    expect([...validator().blockTypes].sort()).toEqual(folders.types());
  });

  test('a folder without schemas is a bug, not a diagnostic', () => {
    expect(() => createValidator('/nowhere')).toThrow(/ENOENT/);
  });

  test('a type without a schema is a bug, not a diagnostic', () => {
    expect(() => validator().block('nothing', {})).toThrow('no published schema for the block type "nothing"');
  });

  test('a misspelt type gives one error, and not one for each type there is', () => {
    const { errors } = validator().page({ title: 'A', description: 'B', blocks: [{ type: 'heros', heading: 'A', cards: [] }] });
    expect(errors.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual([['enum', '/blocks/0/type']]);
  });

  test('reports every error of a file at once', () => {
    const { errors } = validator().page({ blocks: [{ type: 'hero' }, { type: 'prose' }] });
    expect(errors.map(({ params }) => params.missingProperty)).toEqual(expect.arrayContaining(['title', 'description', 'heading', 'text']));
  });

  test('collects names at any depth with their paths', () => {
    const form = {
      type: 'form',
      name: 'x',
      heading: 'X',
      contact: 'main',
      sections: [{ heading: 'S', fields: [{ type: 'select', name: 'a', label: 'A', options: 'lists.sizes' }] }],
      submit: { label: 'Send' },
      success: { heading: 'Done', text: 'Done.', action: { label: 'Home', href: '/' } },
    };
    expect(validator().block('form', form).references).toEqual(
      expect.arrayContaining([
        { kind: 'option-list', value: 'lists.sizes', path: ['sections', 0, 'fields', 0, 'options'] },
        { kind: 'region', value: 'main', path: ['contact'] },
        { kind: 'link', value: '/', path: ['success', 'action', 'href'] },
      ]),
    );
  });

  test('a list that is written out names nothing', () => {
    const field = { type: 'select', name: 'a', label: 'A', options: [{ value: 'a', label: 'A' }] };
    const form = {
      type: 'form',
      name: 'x',
      heading: 'X',
      sections: [{ heading: 'S', fields: [field] }],
      submit: { label: 'Send' },
      success: { heading: 'D', text: 'D' },
    };
    expect(validator().block('form', form)).toEqual({ errors: [], references: [] });
  });

  test('a value of the wrong kind is no reference', () => {
    expect(validator().page({ region: 5 }).references).toEqual([]);
  });
});

describe('links', () => {
  test.each([
    '/',
    '/team',
    '/team?x=1#y',
    '#team',
    '?topic=x',
    'https://a.example/b',
    'http://a.example',
    'mailto:a@b.example?subject=x',
    'tel:+442079460100',
    '${region.home}',
    '${region.home}/team',
  ])('%s is one', (href) => {
    expect(linkIn(href).errors).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a b',
    '/a\nb',
    'http:evil.example',
    'about',
    './about',
    '../about',
    'www.evil.example',
    '',
    '${}',
    '${javascript:alert(1)}',
  ])('%j is none', (href) => {
    expect(isAllowed(href)).toBe(false);
  });

  test('every link the schema lets through stays on an allowed scheme, and a path stays on this site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '#',
      '?',
      '@',
      'http',
      'https',
      '://',
      'javascript:',
      'data:',
      'mailto:',
      'tel:',
      'evil.example',
      '\t',
      '\n',
      ' ',
      '%5C',
      '%2F',
      '\u00a0',
      '\u3000',
      '\u0000',
      '${region.home}',
      'a',
    );
    const href = fc.oneof(
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
    );
    let allowed = 0;
    fc.assert(
      fc.property(href, (written) => {
        if (!isAllowed(written) || written.includes('${')) return;
        allowed++;
        if (!URL.canParse(written, `${site}/page`)) return;
        const target = new URL(written, `${site}/page`);
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(target.protocol);
        if (/^[/#?]/.test(written)) expect(target.origin).toBe(site);
      }),
      { numRuns: 1000 },
    );
    expect(allowed).toBeGreaterThan(100);
  });
});
