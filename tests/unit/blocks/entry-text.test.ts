import { beforeAll, expect, test } from 'vitest';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { createBlockRenderer, textOf } from '../../helpers/render-blocks.ts';

let render: (blocks: BlockData[]) => Promise<string>;

beforeAll(async () => {
  render = await createBlockRenderer();
});

const draw = async (text: string, id?: string) => {
  const html = await render([{ type: 'hero', heading: 'Above' }, { type: 'entry-text', text, ...(id && { id }) } as BlockData]);
  return html.slice(html.lastIndexOf('<section', html.indexOf('data-tone="paper"')), html.indexOf('</main>'));
};
const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

test('every heading has an id of its own and links to itself', async () => {
  const html = await draw('## Costs\n\nText.\n\n### In *2026*\n\n## Costs');
  expect(idsOf(html)).toEqual(['costs', 'in-2026', 'costs-2']);
  expect([...html.matchAll(/<(h\d)[^>]*><a href="([^"]*)"/g)].map(([, level, href]) => [level, href])).toEqual([
    ['h2', '#costs'],
    ['h3', '#in-2026'],
    ['h2', '#costs-2'],
  ]);
});

test('the ids of a text with an id begin with it', async () => {
  const html = await draw('## Costs\n\nA claim.[^1]\n\n[^1]: Its source.', 'report');
  expect(idsOf(html)).toEqual(['report', 'report-costs', 'report-fnref-1', 'report-footnote-label', 'report-fn-1']);
  expect(html).toContain('aria-describedby="report-footnote-label"');
});

test('a note stands at the end, with a way there and a way back', async () => {
  const html = await draw('A claim.[^a] And more.\n\n[^a]: Its source.');
  expect(textOf(`<body>${html}`).trim()).toBe('A claim. 1 And more. Notes Its source. ↩');
  expect(html).toMatch(/<a [^>]*href="#fn-a"[^>]*id="fnref-a"|<a [^>]*id="fnref-a"[^>]*href="#fn-a"/);
  expect(html).toMatch(/<a [^>]*href="#fnref-a"[^>]*aria-label="Back to note 1 in the text"/);
});

test('a table can be scrolled with the keyboard and keeps the alignment of its columns without inline styles', async () => {
  const html = await draw('| Year | Cost |\n| --- | ---: |\n| 2026 | 12 |');
  expect(html).toMatch(/role="group" aria-label="Table" tabindex="0"/i);
  expect(html).toMatch(/<td data-align="right">12<\/td>/);
  expect(html).not.toContain('style=');
});

test('a link that no schema allows leads nowhere, a bare URL leads there', async () => {
  const html = await draw('[Bad](javascript:alert(1)) and https://example.com/a');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['https://example.com/a']);
});

test('the box of a task has its words as its label, without the list below it', async () => {
  const html = await draw('- [x] Sign the *form*\n  - At home\n- [ ] Send it');
  expect(html).toMatch(/<label><input [^>]*type="checkbox"[^>]*\/?> ?Sign the <em>form<\/em>\s*<\/label>\s*<ul>/);
  expect(html).toMatch(/<label><input [^>]*type="checkbox"[^>]*\/?> ?Send it\s*<\/label>/);
  expect(html.match(/<input/g)).toHaveLength(2);
});

test('headings never take an id of the notes', async () => {
  const html = await draw('## Footnote label\n\n## fn 1\n\nA claim.[^1]\n\n[^1]: Its source.');
  const ids = idsOf(html);
  expect(new Set(ids).size).toBe(ids.length);
});
