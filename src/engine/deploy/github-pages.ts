import type { Host } from './host.ts';

/** GitHub Pages: files as they are. It runs Jekyll on them, which drops names that begin with _, unless `.nojekyll` is there. */
export const githubPages: Host = {
  title: 'GitHub Pages',
  files: () => new Map([['.nojekyll', '']]),
  compressed: [],
  addsBase: true,
  // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  limits: { totalBytes: 1_000_000_000, fileBytes: 100 << 20 },
  lacks: ['wildcards', 'redirects', 'headers', 'passing-on'],
};
