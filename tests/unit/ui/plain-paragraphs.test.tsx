import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { expect, test } from 'vitest';
import { plainParagraphs } from '#theme/ui/plain-paragraphs.ts';

const plain = (text: string) =>
  plainParagraphs(text)
    ?.map((paragraph) => renderToStaticMarkup(<p>{paragraph}</p>))
    .join('\n');
const read = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>);

test.each([
  'One sentence.',
  'Two lines\nof one paragraph\n\n\nand another, "quoted" (twice).\n',
  "R&D budgets & customers' records in <5 minutes; <= 3",
  '“Ça va ?” – 50 %, #1, 3 + 4 = 7',
  '\n\nAn address: https://example.com and a@b.example',
])('a text of paragraphs is taken apart without a reader of Markdown: %j', (text) => {
  expect(plain(text)).toBe(read(text));
});

test.each(['a *b*', '# a', '- a', '1. a', 'a\n===', '    a', 'a  \nb', '> a', '[a](/b)', '&amp;', '<b>', 'a\\b', '`a`', 'a\n- b'])(
  'a text with more than paragraphs is read as Markdown: %j',
  (text) => expect(plainParagraphs(text)).toBeUndefined(),
);

test('whatever is taken apart reads the same as Markdown', () => {
  const pieces = [
    ...'ab1. \n#-+=*_~`<>&;:!|[]()"\'\\/\t\u00a0\u2028é',
    '\n\n',
    'word ',
    ' & ',
    '<5',
    '&lt',
    '<!',
    '<=',
    'www.a.de',
    'x@y.de',
    '---',
    '  \n',
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));
  const words = fc.array(fc.constantFrom('word', 'é', 'R&D', '<5', '. ', ' ', '\n', '\n\n', '(', '"', ')', '!', 'a@b.de', '#', '-', '1.'), {
    maxLength: 20,
  });
  let taken = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        words.map((parts) => parts.join('')),
      ),
      (any) => {
        const drawn = plain(any);
        if (drawn === undefined) return;
        taken++;
        expect(drawn).toBe(read(any));
      },
    ),
    { numRuns: 1000 },
  );
  expect(taken).toBeGreaterThan(50);
});
