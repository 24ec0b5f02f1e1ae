import { describe, expect, test } from 'vitest';
import { minifyPage } from '#engine/render/minify/minify-page.ts';

const minify = (html: string, css: string, { classes = ['c-1a'], code = '' } = {}) => minifyPage({ html, css, classes, code });

describe('minifyPage', () => {
  test.for<[what: string, html: string, css: string, expected: string]>([
    ['a class that no element has', '<p class="a">x</p>', '.b{color:red;}.a{color:red;}', '.a{color:red}'],
    ['one of several selectors', '<p>x</p>', 'h4,p,h5{margin:0;}', 'p{margin:0}'],
    [
      'a variant that is not on the page',
      '<p data-look="box">x</p>',
      "p[data-look='open']{top:0;}p[data-look='box']{top:1px;}",
      "p[data-look='box']{top:1px}",
    ],
    ['a rule inside a media query, and the query with it', '<p>x</p>', '@media print{.b{top:0;}}', ''],
    [
      'a custom property that nothing reads, and what only it read',
      '<p>x</p>',
      ':root{--a:var(--b);--b:1px;--c:2px;}p{top:var(--c);}',
      ':root{--c:2px}p{top:var(--c)}',
    ],
    [
      'spaces and zeros that say nothing',
      '<p>x</p>',
      'p{inset:0.5rem 0 10.5px;color:rgb(0, 0, 0);}',
      'p{inset:.5rem 0 10.5px;color:rgb(0,0,0)}',
    ],
  ])('leaves out %s', ([, html, css, expected]) => {
    expect(minify(html, css).css).toBe(expected);
  });

  test.each([
    ['what a negation or a state asks for', '<p>x</p>', 'p:not(.b):hover{top:0}'],
    ['commas inside a function', '<p>x</p>', 'p:is(.a,.b:not(.c,.d)){top:0}'],
    ['what stands in quotes', '<p>x</p>', "p::after{content:'}, 0.5;'}"],
    ['pseudo-elements', '<p>x</p>', 'p::before,::selection{top:0}'],
    ['attributes that are not data', '<p>x</p>', 'p[aria-invalid=true]{top:0}'],
    ['key frames and fonts', '<p>x</p>', "@font-face{font-family:'A'}@keyframes k{from{top:0}}"],
  ])('keeps %s', (_, html, css) => {
    expect(minify(html, css).css).toBe(css);
  });

  test('keeps the rules around an island, whose later states the markup does not show', () => {
    const html = '<main><div class="c-1a"><div data-island="form"><p>x</p></div></div></main>';
    expect(minify(html, '.c-1a .sent{top:0}.other .sent{top:0}').css).toBe('._a .sent{top:0}');
  });

  test('keeps what a script of the page names', () => {
    const css = '.on{top:0}[data-open]{top:0}ol{top:0}';
    expect(minify('<p>x</p>', css).css).toBe('');
    expect(minify('<p>x</p>', css, { code: "x.classList.add('on');x.dataset.open='';make('ol')" }).css).toBe(css);
  });

  test('shortens the classes made for the page, in attributes only', () => {
    const { html, css } = minify('<p class="go c-1a">c-1a</p><img alt="c-1a">', '.c-1a{top:0}.go{top:0}');
    expect(html).toBe('<p class="go _a">c-1a</p><img alt="c-1a">');
    expect(css).toBe('._a{top:0}.go{top:0}');
  });
});
