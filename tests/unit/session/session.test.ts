import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ShownSite } from '#engine/session/shown-site.ts';
import { tryEdits } from './edit-site.ts';
import { noon, openScratch, page } from './pages-on-disk.ts';

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

const linked = {
  'pages/index.yaml': page('/', 'Home', '    actions: [{ label: Go, href: /lost }, { label: A, href: /a }]\n'),
  'pages/a.yaml': page('/a', '1'),
};
const errorsOf = ({ session }: Pick<ShownSite, 'session'>) =>
  session.diagnostics.flatMap(({ file, code, severity }) => (severity === 'error' ? `${file} ${code}` : []));

test('of a site with many pages the whole is checked later, if that is wanted, and its pages can be shown before', async () => {
  const { root, shown } = await openScratch(linked, { mostCheckedAtOnce: 1 });
  expect([shown.session.isChecked, errorsOf(shown)]).toEqual([false, ['pages/a.yaml wrong-type']]);
  expect(shown.site?.routes.map(({ path }) => path)).toContain('/a');
  expect(await shown.checkAll()).toBe(true);
  expect([shown.session.isChecked, errorsOf(shown)]).toEqual([true, ['pages/a.yaml wrong-type', 'pages/index.yaml dead-link']]);
  rmSync(root, { recursive: true });
});

test('a check that is ended in any of its pauses leaves all as it was', async () => {
  const { root, shown, save } = await openScratch(linked);
  const dead = () => shown.session.diagnostics.flatMap(({ code, message }) => (code === 'dead-link' ? message : []));
  await shown.applyChanges([save('pages/a.yaml', page('/lost', 'A'))]);
  let pauses = 0;
  const endIn = (last: number) => async () => ++pauses < last;
  for (let last = 1; ; last++) {
    pauses = 0;
    if (await shown.checkAll(noon, endIn(last))) break;
    expect([last, ...dead()]).toEqual([last, 'No page has the path /lost.']);
  }
  // Between the checks, of which there are dozens.
  expect(pauses).toBeGreaterThan(20);
  expect(dead()).toEqual(['No page has the path /a.']);
  rmSync(root, { recursive: true });
});
