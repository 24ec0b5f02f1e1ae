import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkdown } from '#engine/resolve/read-markdown.ts';

const markdownLinks = (text: string) => readMarkdown(text).links.map((link) => link.value);
const markdownHtml = (text: string) => readMarkdown(text).html.map((piece) => piece.value);

describe('links', () => {
  test.each([
    ['[a](/b) and [c](/d "title")', ['/b', '/d']],
    ['[a][x]\n\n[x]: /b', ['/b']],
    ['<https://a.example>', ['https://a.example']],
    ['- **[a](#b)**\n- > [c](/d)', ['#b', '/d']],
    ['[a](javascript:alert(1))', ['javascript:alert(1)']],
    ['[![alt](x.png)](/b)', ['/b']],
    ['[a]()', ['']],
    ['`[a](/b)` and \\[a](/b)', []],
    ['    [a](/b)', []],
    ['![alt](x.png)', []],
    ['![<https://a.example> [a](/b)](x.png)', []],
    ['<a@b.example>', ['mailto:a@b.example']],
    ['[a](/b&amp;c\\_d)', ['/b&c_d']],
    ['[a] (/b)', []],
    ['', []],
  ])('finds in %j %j', (markdown, links) => {
    expect(markdownLinks(markdown)).toEqual(links);
  });

  test('reads any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (markdown) => Array.isArray(markdownLinks(markdown)) && Array.isArray(markdownHtml(markdown)),
      ),
    );
  });
});

test('a text of which the parser is spared has none of the parts', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\n\n',
    '<',
    '>',
    '> ',
    '<b>',
    '</b>',
    '<!',
    '<?',
    '<5@b.example>',
    '#',
    '# ',
    '-',
    '- ',
    '=',
    '==',
    '[',
    '](/b)',
  );
  // Behind a comment the parser reads any text as it does by itself.
  const before = '<!-- x -->\n\n';
  const move = <One extends { start: number; end: number }>(one: One): One => ({
    ...one,
    start: one.start - before.length,
    end: one.end - before.length,
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.boolean(), (pieces, isLong) => {
      const text = pieces.join('');
      const { links, html, images, headings } = readMarkdown(before + text, isLong);
      const parts = { links: links.map(move), html: html.slice(1).map(move), images: images.map(move), headings: headings.map(move) };
      expect(readMarkdown(text, isLong)).toEqual(parts);
    }),
    { numRuns: 2000 },
  );
});

describe('HTML', () => {
  test.each([
    ['a <b>c</b>', ['<b>', '</b>']],
    ['<script>x</script>', ['<script>x</script>']],
    ['<!-- x -->', ['<!-- x -->']],
    ['![<b>](x.png)', []],
    ['1 < 2 and `<b>` and \\<b> and <https://a.example>', []],
  ])('finds in %j %j', (markdown, pieces) => {
    expect(markdownHtml(markdown)).toEqual(pieces);
  });
});

describe('places', () => {
  test.each([
    ['[a](/b) and [c](/d "title")', ['/b', '/d']],
    ['[a](</b>)', ['/b']],
    ['[**a** b]( /c )', ['/c']],
    ['<https://a.example>', ['https://a.example']],
    ['[a][x]\n\n[x]: /b', ['/b']],
    ['[![alt](x.png)](/b)', ['/b']],
    ['[a](/b\\_c)', ['[a](/b\\_c)']],
  ])('of the targets in %j are exactly %j', (markdown, targets) => {
    expect(readMarkdown(markdown).links.map(({ start, end }) => markdown.slice(start, end))).toEqual(targets);
  });

  test('of headings and pictures', () => {
    const text = 'a\n\n### b\n\n![c](/d.png)\n\ne\n===\n\nf\n---';
    const { headings, images } = readMarkdown(text);
    expect(headings.map(({ start, end, depth }) => [text.slice(start, end), depth])).toEqual([
      ['### b', 3],
      ['e\n===', 1],
      ['f\n---', 2],
    ]);
    expect(images.map(({ start, end, value }) => [text.slice(start, end), value])).toEqual([['![c](/d.png)', 'c']]);
  });
});
