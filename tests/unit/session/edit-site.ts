import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import type { ShownSite } from '#engine/session/shown-site.ts';
import { theme } from '#theme/theme.ts';
import { smallestSite } from '../make-site.ts';
import { noon, openScratch, page } from './pages-on-disk.ts';

/** Does something to the files of a site. @returns the paths that a watcher names, relative to the root */
type Edit = (root: string) => string[];

const write =
  (file: string, text: string): Edit =>
  (root) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { recursive: true, force: true });
    writeFileSync(path, text);
    return [file];
  };
const remove =
  (path: string): Edit =>
  (root) => {
    rmSync(join(root, path), { recursive: true, force: true });
    return [path];
  };
const rename =
  (from: string, to: string): Edit =>
  (root) => {
    try {
      mkdirSync(dirname(join(root, to)), { recursive: true });
      renameSync(join(root, from), join(root, to));
    } catch {
      // There is nothing to rename, or something in its place.
    }
    return [from, to];
  };
const link =
  (file: string): Edit =>
  (root) => {
    rmSync(join(root, file), { recursive: true, force: true });
    mkdirSync(dirname(join(root, file)), { recursive: true });
    symlinkSync(join(root, 'site.yaml'), join(root, file));
    return [file];
  };

const pageFiles = ['pages/index.yaml', 'pages/a.yaml', 'pages/b.yaml', 'pages/sub/c.yaml', 'pages/sub/d.yml'];
const folders = ['pages/sub', 'pages/moved'];
const partFiles = ['pages/_shared/part.yaml', 'pages/_shared/other.yaml', 'pages/_base.yaml'];
const otherFiles = ['pages/notes.txt', 'stray.yaml'];
const pictures = ['pages/dot.svg', 'pages/sub/dot.svg'];
const routes = ['/', '/a', '/b', '/a/c', 'a'];
const hour = 3_600_000;
const momentIn = (hours: number) => new Date(noon + hours * hour).toISOString().replace('.000', '');
const moments = [
  'draft: true\n',
  `publish: ${momentIn(1)}\n`,
  `publish: ${momentIn(2)}\nexpires: ${momentIn(4)}\n`,
  `expires: ${momentIn(3)}\n`,
  `expires: ${momentIn(-1)}\n`,
];
const target = fc.constantFrom('/', '/a', '/b#part', '/w/x', '/nowhere', '${site.home}');
const soundPage = fc
  .record({
    route: fc.constantFrom(...routes),
    head: fc.constantFrom('', 'aliases: [/b]\n', 'wildcards: [/w/*]\n', 'region: elsewhere\n', 'status: 404\n', ...moments),
    heading: fc.constantFrom('One', '"${page.path}"', '"${site.brand.name}"', '"${nothing}"', 'A "quoted" heading'),
    href: target,
    more: fc.constantFrom(
      '',
      '  - type: hero\n    heading: Part\n    id: part\n',
      '  - type: prose\n    text: "[Go](/a#part) or [there](/lost)."\n',
    ),
    end: fc.constantFrom('', '# check-disable-next-line dead-link\n', ' # check-disable-line dead-link, orphan-page'),
  })
  .map(
    ({ route, head, heading, href, more, end }) =>
      head + page(route, heading, `    actions: [{ label: Go, href: "${href}" }]${end}\n${more}`),
  );
const picturePage = fc
  .constantFrom('./dot.svg', './dott.svg')
  .map((src) => page('/a', 'A picture', `    image: { src: ${src}, alt: "" }\n`));
const layeredPage = fc
  .record({
    route: fc.constantFrom(...routes),
    base: fc.constantFrom('', './_base.yaml', '../_base.yaml', './a.yaml', './b.yaml', '../index.yaml', './_bas.yaml'),
    blocks: fc.uniqueArray(
      fc.constantFrom(
        '{ use: part }',
        '{ use: other, heading: Mine }',
        '{ use: parts }',
        '{ in: hero, heading: Changed }',
        '{ in: hero, heding: Changed }',
        '{ in: hero, remove: true }',
        '{ in: part, text: Changed. }',
        '{ after: hero, use: part, id: behind }',
        '{ type: prose, text: Plain. }',
      ),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(
    ({ route, base, blocks }) =>
      `${base && `extends: ${base}\n`}route: ${route}\ntitle: Layers at ${route}\ndescription: Over ${base || 'nothing'} at ${route}.\nblocks:\n${blocks.map((block) => `  - ${block}\n`).join('')}`,
  );
const part = fc.constantFrom(
  'type: prose\nid: part\nheading: Part\ntext: "[Go](/a#part)."\n',
  'type: prose\nheading: Part\ntext: "[Lost](/nowhere)."\n',
  'type: hero\nheading: Part\nimage: { src: ./dot.svg, alt: "" }\n',
  'use: part\nintro: Over another.\n',
  'use: other\n',
  'type: prose\ntexts: x\n',
  'blocks:\n  - { type: hero, heading: Base }\n  - { use: part }\n',
  'extends: ./a.yaml\nblocks:\n  - { in: hero, heading: Over A }\n',
  'a: [\n',
);
const text = fc.oneof(
  { weight: 3, arbitrary: layeredPage },
  { weight: 5, arbitrary: soundPage },
  picturePage,
  soundPage.map((sound) => sound.replace('heading:', 'heding:')),
  soundPage.map((sound) => sound.replace('type: hero', 'type: heero')),
  soundPage.map((sound) => `${sound}blocks: [\n`),
  fc.tuple(soundPage, fc.nat(200)).map(([sound, length]) => sound.slice(0, length)),
  fc.constantFrom('', 'a: 1\n', '\u0000', '- type: hero\n'),
);
const settings = fc.constantFrom(
  smallestSite,
  smallestSite.replace('home: /', 'home: /a'),
  smallestSite.replace(/^brand:/m, 'unknown: 1\nbrand:'),
  smallestSite.replace(/^regions:/m, 'region:'),
  'brand: [',
  '',
);
const picture = fc.constantFrom(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h4v4z"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><script>1</script></svg>',
  'no picture',
);
const file = fc.constantFrom(...pageFiles);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(file, text).map(([name, content]) => write(name, content)) },
  { weight: 2, arbitrary: file.map(remove) },
  { weight: 2, arbitrary: fc.tuple(file, file).map(([from, to]) => rename(from, to)) },
  { weight: 2, arbitrary: settings.map((content) => write('site.yaml', content)) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...pictures), picture).map(([name, content]) => write(name, content)) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...partFiles), part).map(([name, content]) => write(name, content)) },
  fc.constantFrom(...pictures, ...partFiles, ...folders, ...otherFiles, 'site.yaml').map(remove),
  fc.shuffledSubarray(folders, { minLength: 2 }).map(([from = '', to = '']) => rename(from, to)),
  fc.constantFrom(...pageFiles, 'site.yaml').map(link),
  fc.tuple(fc.constantFrom(...otherFiles), soundPage).map(([name, content]) => write(name, content)),
);

/** What can be seen of a resolved site. */
const contentOf = (site: Site | undefined) =>
  site && {
    routes: site.routes.map(({ page: { source }, ...route }) => ({ ...route, file: source.file })),
    images: [...site.images].map(([key, { hash, width }]) => [key, hash, width]),
    pictures: site.pictures,
  };

async function expectLikeFresh(shown: ShownSite): Promise<void> {
  const { session } = shown;
  const fresh = await loadSite(session.options.root, theme, { now: session.now });
  expect(session.diagnostics).toEqual(fresh.diagnostics);
  expect([...session.texts]).toEqual([...fresh.texts]);
  expect(contentOf(session.site)).toEqual(contentOf(fresh.site));
}

/** What is drawn of a page depends on its file only: it does not change when the rest of the site is checked. */
const shownData = ({ site }: ShownSite) =>
  site?.routes.flatMap(({ kind, path, data }) => (kind === 'linked' ? [] : [{ path, data }])).sort((a, b) => (a.path < b.path ? -1 : 1));

/** Edits a site at random, and compares after every check what the session says with what a fresh one says. */
export async function tryEdits({ sites, edits }: { sites: number; edits: number }): Promise<void> {
  const batch = fc.record({ changes: fc.array(edit, { minLength: 1, maxLength: 3 }), hours: fc.constantFrom(0, 0, 1, 2) });
  const batches = fc.array(batch, { minLength: 1, maxLength: edits });
  await fc.assert(
    fc.asyncProperty(batches, async (rounds) => {
      const { root, shown } = await openScratch({ 'pages/a.yaml': page('/a', 'A') });
      try {
        for (const { changes, hours } of rounds) {
          if (hours > 0) await shown.checkAll(shown.session.now + hours * hour);
          await shown.applyChanges(changes.flatMap((change) => change(root)).map((path) => join(root, path)));
          const before = shownData(shown);
          await shown.checkAll();
          await expectLikeFresh(shown);
          expect(shownData(shown)).toEqual(before);
        }
      } finally {
        rmSync(root, { recursive: true });
      }
    }),
    { numRuns: sites },
  );
}
