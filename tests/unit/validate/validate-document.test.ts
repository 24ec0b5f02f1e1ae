import { describe, expect, test } from 'vitest';
import { validatePage, validateSite } from '#engine/validate/validate-document.ts';
import { brief, pageText, smallestSite, sourceOf, validator } from '../make-site.ts';

const page = (blocks: string, keys = '') => validatePage(sourceOf(pageText({ route: '/a', blocks, keys })), validator());
const found = (blocks: string, keys?: string) => page(blocks, keys).diagnostics.map(brief);
const foundInSite = (site: string) => validateSite(sourceOf(site, 'site.yaml'), validator()).diagnostics.map(brief);
const hero = (more: string) => `- type: hero\n  heading: A\n${more.replace(/^/gm, '  ')}`;

describe('a sound page', () => {
  test('is returned with everything in it that names something else, and where', () => {
    const { value, diagnostics } = page(
      hero('id: top\nactions: [{ label: Go, href: /b }]\nimage: { src: ./x.svg, alt: "" }'),
      'region: main\nfooter: foot',
    );
    expect(diagnostics).toEqual([]);
    expect(new Map(value?.references.map(({ kind, value, path }) => [kind, [value, path]]))).toEqual(
      new Map<string, unknown>([
        ['region', ['main', ['region']]],
        ['footer', ['foot', ['footer']]],
        ['anchor', ['top', ['blocks', 0, 'id']]],
        ['link', ['/b', ['blocks', 0, 'actions', 0, 'href']]],
        ['image', ['./x.svg', ['blocks', 0, 'image', 'src']]],
      ]),
    );
  });

  test('keeps no reference of the page that was validated before', () => {
    expect(page(hero('id: one')).value?.references).toHaveLength(1);
    expect(page(hero('')).value?.references).toEqual([]);
  });
});

describe('a page that is unsound', () => {
  test('has no value', () => {
    expect(page('- type: hero').value).toBeUndefined();
  });

  test.each([
    [
      'an entry that is empty text',
      hero('points: [one, ""]'),
      'invalid-value 7:19 Entry 2 of "points" is empty. | Write something there, or delete the entry.',
    ],
    ['a key that is empty text', hero('intro: ""'), 'invalid-value 7:12 "intro" is empty. | Write something there, or delete the key.'],
    [
      'an entry without a value',
      '-\n- { type: hero, heading: A }',
      'wrong-type 5:4 Entry 1 of "blocks" has no value; it needs keys and values. | Write the value behind the dash, or delete the dash.',
    ],
    [
      'a single value where keys are needed',
      hero('size: { a: b }'),
      'wrong-type 7:11 "size" needs a single value, and this is keys and values. | Use one of: full, compact.',
    ],
    ['a choice without a value', hero('size:'), 'wrong-type 7:5 "size" has no value. | Use one of: full, compact.'],
    [
      'text of several lines where a list is needed',
      hero('points: |\n  one\n  two'),
      'wrong-type 7:13 "points" needs a list, and this is text: one… | Write it as a list: "- one…" on a line of its own.',
    ],
    [
      'more entries than the block can show',
      hero(`actions: [${'{ label: A, href: / }, '.repeat(5)}]`),
      'invalid-value 7:84 "actions" has more than 3 entries. | Move the others into another block.',
    ],
    [
      'a block that is only its type',
      '- hero',
      'wrong-type 5:5 Entry 1 of "blocks" needs keys and values, and this is text: hero. | Write "- type: hero", and its keys under it.',
    ],
    [
      'a reference without quotes in a list',
      hero('points: [ {region.name} ]'),
      'wrong-type 7:15 Entry 1 of "points" needs text, and this is keys and values. | Write a variable with $ and in quotes: "${region.name}".',
    ],
    [
      'a block without a type',
      '- heading: A',
      'missing-key 5:5 Block needs the key "type". | Add "type:" and one of: card-grid, case-studies, contact-cards, cta-band, entry-foot, entry-head, entry-text, form, hero, listing, not-found, placeholder, practice-areas, profiles, programmes, progress-panel, prose, role-groups, search, stat-tiles, tag-list, timeline.',
    ],
  ])('%s is one mistake with its suggestion', (_what, blocks, expected) => {
    expect(found(blocks)).toEqual([expected]);
  });

  test('a block type that was not written yet lists the types', () => {
    const [only, ...others] = found('- type:\n  heading: A');
    expect(only).toMatch(/^wrong-type 5:5 "type" has no value\. \| Use one of: .*\bhero, .*\bprose, /);
    expect(others).toEqual([]);
  });

  test.each([
    ['number', 'icon: 5', 'wrong-type 8:15 "icon" needs text, and this is a number: 5. | Put it in quotes: "5".'],
    ['nothing', 'icon:', 'wrong-type 8:9 "icon" has no value; it needs text. | Write the value behind the colon, or delete the key.'],
  ])('an icon that is a %s is not also an unknown icon', (_what, icon, expected) => {
    expect(found(`- type: card-grid\n  cards:\n    - title: A\n      ${icon}`)).toEqual([expected]);
  });

  test('of two misspelt keys each is paired with the key that was meant', () => {
    expect(found('- type: card-grid\n  cards:\n    - titel: A\n    - tittle: B').map((line) => line.split(' | ')[0])).toEqual([
      'unknown-key 7:9 Card has no key "titel", and lacks "title".',
      'unknown-key 8:9 Card has no key "tittle", and lacks "title".',
    ]);
  });

  test('two attempts at one key are not both said to be the one that lacks', () => {
    expect(found('- type: hero\n  heding: A\n  headin: B').map((line) => line.split(' | ')[0])).toEqual([
      'unknown-key 6:5 Hero has no key "heding", and lacks "heading".',
      'unknown-key 7:5 Hero has no key "headin".',
    ]);
  });

  test('a key is not guessed to be one that stands there already', () => {
    expect(found(hero('headings: B'))[0]).not.toContain('Did you mean "heading"');
  });

  test('a long value is shown only at its beginning', () => {
    const [line = ''] = found(hero(`actions: [{ label: A, href: "${'x'.repeat(500)}" }]`));
    expect(line).toContain(`"${'x'.repeat(80)}…" is not a link`);
    expect(line).not.toContain('x'.repeat(81));
  });

  test('a space that makes a link wrong is shown', () => {
    expect(found(hero('actions: [{ label: A, href: " /a" }]'))[0]).toContain('" /a" is not a link this site can use.');
  });
});

describe('paths of pages', () => {
  const route = (written: string) =>
    validatePage(sourceOf(pageText({ route: JSON.stringify(written) })), validator()).diagnostics.map(brief);
  const refusal = 'Start it with /, use lower-case letters, digits and hyphens, and leave no slash, no .html and no /index at the end.';

  test.each(['/', '/a', '/a/b-c', '/2024/q1', '/a.b', '/a~b', '/index-of-things', '/a/indexes'])('%s is a route', (written) => {
    expect(route(written)).toEqual([]);
  });

  test.each([
    ['a', '/a'],
    ['/a/', '/a'],
    ['//a', undefined],
    ['/A', '/a'],
    ['/a b', '/a-b'],
    ['/a?b', undefined],
    ['/..', undefined],
    ['/../../etc/x', undefined],
    ['/a/../b', undefined],
    ['/./a', undefined],
    ['/.well-known', undefined],
    ['/_fallback/a', undefined],
    ['/index', '/'],
    ['/a/index', '/a'],
    ['/a.html', '/a'],
    ['/a.html/b', undefined],
    ['/a\\b', undefined],
    ['/%2e', undefined],
  ])('%s is none, and %s was meant', (written, guess) => {
    const question = guess === undefined ? '' : `Did you mean "${guess}"? `;
    expect(route(written)).toEqual([`invalid-value 1:8 "${written}" is not a route. | ${question}${refusal}`]);
  });

  test.each(['/*', '/a*', '/a/*/b', '/../*', '/_x/*', '/a/b'])('%s is no wildcard', (written) => {
    expect(found('- { type: hero, heading: A }', `wildcards: ["${written}"]`)).toEqual([
      `invalid-value 4:13 "${written}" is not a wildcard. | Write a path that ends in /*, as in /products/*.`,
    ]);
  });
});

describe('site.yaml', () => {
  test('the smallest site is sound', () => {
    expect(foundInSite(smallestSite)).toEqual([]);
  });

  test('a name made of digits is called by its name', () => {
    expect(foundInSite(`${smallestSite}  2024: [5]\n  "01": foo\n`)).toEqual([
      'wrong-type 26:10 Entry 1 of "2024" needs keys and values or text, and this is a number: 5. | Put it in quotes: "5".',
      'wrong-type 27:9 "01" needs a list, and this is text: foo. | Write it as a list: "- foo" on a line of its own.',
    ]);
  });

  test('a key without a name is pointed at', () => {
    expect(foundInSite(`${smallestSite}: x\n`)[0]).toMatch(/^unknown-key 26:1 Site has no key ""/);
  });

  test.each([
    ['colour: "#204080"', 'colour: "#fff"', '"#fff" is not a colour. | Write it as # and six hexadecimal digits, in quotes: "#1f3a8a".'],
    ['email: a@small.example', 'email: nobody', '"nobody" is not an e-mail address. | Write it as name@example.com.'],
    ['lang: en', 'lang: english', '"english" is not a language tag. | Write it as en, en-GB or en-NG.'],
    [
      'url: https://small.example',
      'url: https://small.example/',
      '"https://small.example/" is not a URL of a site. | Write it as https://www.example.com, without a slash, a ? or a # at the end.',
    ],
  ])('%s cannot be written %s', (right, wrong, expected) => {
    const [line, ...others] = foundInSite(smallestSite.replace(right, wrong));
    expect(line?.replace(/^invalid-value \d+:\d+ /, '')).toBe(expected);
    expect(others).toEqual([]);
  });
});
