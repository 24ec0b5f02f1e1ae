import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownHtml, markdownLinks } from '../../../src/resolve/markdown-links.ts';

describe('markdownLinks', () => {
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

describe('markdownHtml', () => {
  test.each([
    ['a <b>c</b>', ['<b>', '</b>']],
    ['<script>x</script>', ['<script>x</script>']],
    ['<!-- x -->', ['<!-- x -->']],
    ['1 < 2 and `<b>` and \\<b> and <https://a.example>', []],
  ])('finds in %j %j', (markdown, pieces) => {
    expect(markdownHtml(markdown)).toEqual(pieces);
  });
});
