import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareOutput } from '#engine/emit/output/prepare-output.ts';
import { publishFolder } from '#engine/emit/output/publish-folder.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';
import { filesBelow } from './files-below.ts';

let site: string;
beforeEach(() => {
  site = createScratchSite({});
});
afterEach(() => rmSync(site, { recursive: true }));

const put = (file: string, content = 'precious') => {
  mkdirSync(join(site, file, '..'), { recursive: true });
  writeFileSync(join(site, file), content);
};
const manifest = (files: string[]) =>
  JSON.stringify({ routes: [], errors: [], files: Object.fromEntries(files.map((file) => [file, { bytes: 1, hash: 'x' }])) });

describe('build --out writes over nothing that no build wrote', () => {
  const places: [what: string, out: string, prepare: () => void, reason: RegExp][] = [
    ['the folder of the site', '.', () => {}, /contains the site/],
    ['a folder above it', '..', () => {}, /contains the site/],
    ['the root of the machine', '/', () => {}, /contains the site/],
    ['pages/', 'pages', () => {}, /lies in pages, which the site is made from/],
    ['a new folder in pages/', 'pages/dist', () => {}, /lies in pages/],
    ['a link to pages/', 'out', () => symlinkSync('pages', join(site, 'out')), /lies in pages/],
    [
      'the folder that pages/ is a link to',
      'texts/pages',
      () => {
        mkdirSync(join(site, 'texts'));
        execFileSync('mv', ['pages', 'texts/pages'], { cwd: site });
        symlinkSync('texts/pages', join(site, 'pages'));
      },
      /which the site is made from/,
    ],
    [
      'a folder that holds what pages/ links to',
      'texts',
      () => {
        mkdirSync(join(site, 'texts'));
        execFileSync('mv', ['pages', 'texts/pages'], { cwd: site });
        symlinkSync('texts/pages', join(site, 'pages'));
      },
      /contains pages of the site/,
    ],
    ['site.yaml', 'site.yaml', () => {}, /lies in site.yaml/],
    ['the source code of the program', join(engineRoot, 'src', 'new'), () => {}, /lies in src/],
    ['a new folder in .git', '.git/x', () => execFileSync('git', ['init', '-q', site]), /lies in .git/],
    ['a git repository', 'repository', () => execFileSync('git', ['init', '-q', join(site, 'repository')]), /git repository/],
    [
      'a built folder that became a git repository',
      'dist',
      () => {
        put('dist/routes.json', manifest([]));
        execFileSync('git', ['init', '-q', join(site, 'dist')]);
      },
      /git repository/,
    ],
    ['a folder of uploads', 'uploads', () => put('uploads/a/photo.jpg'), /holds a, which no build wrote/],
    ['a folder with a hidden file', 'hidden', () => put('hidden/.env'), /holds \.env/],
    ['a file', 'notes.txt', () => put('notes.txt'), /is a file/],
    ['a folder with a routes.json of another program', 'routes', () => put('routes/routes.json', '{"routes":{}}'), /holds routes.json/],
    [
      'a routes.json of another program, with routes and errors that are not ours',
      'other',
      () => put('other/routes.json', '{"routes":[null],"errors":[]}'),
      /holds routes.json/,
    ],
    [
      'a routes.json of another program, with files that are not ours',
      'list',
      () => {
        put('list/routes.json', '{"routes":[],"errors":[],"files":["a.html"]}');
        put('list/0');
      },
      /holds 2 files/,
    ],
    [
      'a routes.json that is a pipe',
      'pipe',
      () => {
        mkdirSync(join(site, 'pipe'));
        execFileSync('mkfifo', [join(site, 'pipe', 'routes.json')]);
      },
      /holds routes.json/,
    ],
    ['files in a folder of a name that systems use', 'saved', () => put('saved/lost+found/photo.jpg'), /holds lost\+found/],
    ['a folder of the name of a file that systems write', 'store', () => put('store/.DS_Store/photo.jpg'), /holds \.DS_Store/],
    ['the folder in which builds work', '.page-renderer-work', () => {}, /lies in \.page-renderer-work/],
    [
      'a built folder to which something was added',
      'web',
      () => {
        put('web/routes.json', manifest(['a.html']));
        put('web/a.html');
        put('web/assets/upload.pdf');
        put('web/notes\u001b[2J.txt');
      },
      /holds 2 files or folders that no build wrote and that would be lost, for example assets\/upload\.pdf/,
    ],
  ];

  test.for(places)('%s', async ([, out, prepare, reason]) => {
    prepare();
    const before = filesBelow(site);
    const { status, stdout, stderr } = await runCommand(['build', '--site', site, '--out', join(out.startsWith('/') ? '' : site, out)]);
    expect(stderr).toMatch(reason);
    expect(stderr).toMatch(/^Nothing was written: .*\. Choose a folder of its own: --out <folder>\.\n$/);
    expect([status, stdout]).toEqual([2, '']);
    expect(filesBelow(site)).toEqual(before);
  });

  test('what was put there while the site was built', async () => {
    const out = join(site, 'dist');
    expect(await prepareOutput(out, site)).toBeUndefined();
    put('dist/upload.pdf');
    await expect(publishFolder(out, new Map([['index.html', 'new']]))).rejects.toThrow('upload.pdf');
    expect(filesBelow(out)).toEqual({ 'upload.pdf': 'precious' });
  });
});

describe('build --out writes', () => {
  const listed = ['a.html', 'a.html.br', 'assets/x.js'];
  test.each<[what: string, prepare: () => void]>([
    ['a missing folder', () => {}],
    ['a missing folder in a missing folder', () => {}],
    ['an empty folder', () => mkdirSync(join(site, 'dist'))],
    [
      'a link to an empty folder',
      () => {
        mkdirSync(join(site, 'volume'));
        symlinkSync('volume', join(site, 'dist'));
      },
    ],
    ['a link to a missing folder', () => symlinkSync('volume', join(site, 'dist'))],
    [
      'what an earlier build wrote',
      () => {
        for (const file of listed) put(`dist/${file}`);
        put('dist/routes.json', manifest(listed));
        put('dist/.DS_Store');
      },
    ],
    [
      'what a build of an earlier version wrote',
      () => {
        for (const file of [...listed, '_headers', '_redirects', 'sitemap.xml.gz', 'favicon.ico', 'icon-192.png']) put(`dist/${file}`);
        put('dist/routes.json', JSON.stringify({ routes: [{ pattern: '/a', kind: 'canonical', file: 'a.html' }], errors: [] }));
      },
    ],
  ])('%s', async (what, prepare) => {
    prepare();
    const out = join(site, what.endsWith('in a missing folder') ? 'x/y/dist' : 'dist');
    expect(await prepareOutput(out, site)).toBeUndefined();
    await publishFolder(
      out,
      new Map([
        ['index.html', 'new'],
        ['assets/y.js', 'y'],
      ]),
    );
    expect(filesBelow(out)).toEqual({ assets: '/', 'assets/y.js': 'y', 'index.html': 'new' });
    expect(existsSync(join(out, '..', '.page-renderer-work'))).toBe(false);
  });
});
