import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tryEdits } from './edit-site.ts';
import { openScratch, page } from './pages-on-disk.ts';

test('after any edits a session says what a fresh one says', () => tryEdits({ sites: 12, edits: 6 }));

test('a mistake inside a file is known before the site is checked, and what another page says of it stays', async () => {
  const { root, shown, save } = await openScratch({
    'pages/index.yaml': page('/', 'Home', '    actions: [{ label: Go, href: /lost }, { label: A, href: /a }]\n'),
    'pages/a.yaml': page('/a', 'A'),
  });
  const found = () => shown.session.diagnostics.flatMap(({ file, code, severity }) => (severity === 'error' ? `${file} ${code}` : []));
  expect(found()).toEqual(['pages/index.yaml dead-link']);
  await shown.session.applyChanges([save('pages/a.yaml', page('/a', '1'))]);
  expect(found()).toEqual(['pages/a.yaml wrong-type', 'pages/index.yaml dead-link']);
  rmSync(root, { recursive: true });
});
