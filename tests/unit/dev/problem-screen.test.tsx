import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProblemScreen } from '#engine/dev/screens/problem-screen.tsx';
import type { Problem } from '#engine/dev/wire.ts';

const problem: Problem = {
  code: 'unknown-route',
  severity: 'error',
  message: 'No page has the path /baots.',
  suggestion: 'Write /boats.',
  file: 'pages/index.yaml',
  line: 4,
  column: 11,
  frame: '> 4 |     href: /baots',
  path: '/site/pages/index.yaml',
};
const draw = (problems: readonly Problem[]) => renderToStaticMarkup(<ProblemScreen problems={problems} />);

test('a problem is drawn without script, with a link that opens the editor at its place', () => {
  expect(draw([problem])).toBe(
    '<ol class="problems"><li class="problem" data-severity="error"><p class="kind"><b>error</b> unknown-route</p>' +
      '<a class="place" href="/__open-in-editor?file=%2Fsite%2Fpages%2Findex.yaml%3A4%3A11" data-editor="" title="Open in the editor">pages/index.yaml:4:11</a>' +
      '<p class="message">No page has the path /baots.</p><pre tabindex="0">&gt; 4 |     href: /baots</pre><p class="suggestion">Write /boats.</p></li></ol>',
  );
});

test('a problem without lines has no empty frame, and a sound site says so', () => {
  expect(draw([{ ...problem, frame: '' }])).not.toContain('<pre');
  expect(draw([])).toBe('<p class="no-problems">Nothing is wrong with the site.</p>');
});
