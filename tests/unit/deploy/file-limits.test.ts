import { describe, expect, test } from 'vitest';
import { findFileProblems, findHostProblems } from '#engine/deploy/find-host-problems.ts';
import { pageText, resolveTexts } from '../make-site.ts';

const listed = (sizes: Record<string, number>) => new Map(Object.entries(sizes).map(([file, bytes]) => [file, { bytes, hash: '' }]));
const many = (count: number, folder = '') => Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}${index}.html`, 1]));

describe('files that a host does not take', () => {
  test.each([
    ['cloudflare', many(20_001), ['Cloudflare takes 20000 files, and the build has 20001.']],
    ['cloudflare', { 'assets/film.mp4': 27_000_000 }, ['Cloudflare takes files of 26.2 MB, and assets/film.mp4 has 27 MB.']],
    ['cloudflare', many(20_000), []],
    ['netlify', many(54_001, 'journal/'), ['Netlify takes 54000 files in a folder, and /journal/ has 54001.']],
    [
      'github-pages',
      Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`assets/${index}.png`, 100_000_000])),
      ['GitHub Pages takes 1000 MB in all, and the build has 1100 MB.'],
    ],
    ['nginx', { 'assets/film.mp4': 9e9 }, []],
  ] as const)('%s', async (host, sizes, messages) => {
    const { value: site } = await resolveTexts({ 'pages/a.yaml': pageText({ route: '/a' }) });
    const found = findFileProblems(site, host, listed(sizes as Record<string, number>));
    expect(found.map(({ message }) => message)).toEqual(messages);
    for (const { code, severity, file } of found) expect([code, severity, file]).toEqual(['host-limit', 'error', 'site.yaml']);
  });
});

test('former paths and wildcards that are more than the host takes', async () => {
  const wildcards = Array.from({ length: 81 }, (_, index) => `/any-${index}/*`);
  // One page may have a thousand former paths.
  const pages = ['a', 'b', 'c'].map((name) => {
    const formerPaths = Array.from({ length: 667 }, (_, index) => `/was-${name}-${index}`);
    const keys = `formerPaths: [${formerPaths.join(', ')}]${name === 'a' ? `\nwildcards: [${wildcards.join(', ')}]` : ''}`;
    return [`pages/${name}.yaml`, pageText({ route: `/${name}`, keys })];
  });
  const { value: site } = await resolveTexts(Object.fromEntries(pages));
  expect(findHostProblems(site, 'cloudflare').map(({ message }) => message)).toEqual([
    'Cloudflare takes 2000 redirects, and the site has 2001 former paths.',
    'Cloudflare takes rules for 80 wildcards, and the site has 81.',
  ]);
  expect(findHostProblems(site, 'vercel').map(({ message }) => message)).toEqual([
    'Vercel takes 1024 redirects, and the site has 2001 former paths.',
  ]);
  expect(findHostProblems(site, 'nginx')).toEqual([]);
});
