import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';

/** What hosts run themselves, or read rules with. Too large for the dependencies of this project, and of use in one test only. */
const versions = {
  miniflare: '4.20260730.0',
  '@netlify/redirect-parser': '15.0.4',
  '@netlify/headers-parser': '9.0.3',
  '@vercel/routing-utils': '6.6.0',
  '@actions/workflow-parser': '0.3.61',
} as const;

/** The last one that holds what reads `_redirects` and `_headers`, as TypeScript; its dependencies are not needed for that. */
const pagesShared = '@cloudflare/pages-shared@0.13.0';

const folder = join(engineRoot, '.cache', 'hosts');

/** Installs the packages once, in .cache/hosts/. @throws where the registry cannot be reached */
export function installHostPackages(): void {
  const marker = join(folder, 'versions.json');
  const wanted = JSON.stringify({ ...versions, pagesShared });
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  npm('install', '--no-audit', '--no-fund', '--ignore-scripts', ...Object.entries(versions).map(([name, version]) => `${name}@${version}`));
  const packed = npm('pack', '--silent', pagesShared).trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['xzf', packed], { cwd: folder });
  renameSync(join(folder, 'package'), join(folder, 'pages-shared'));
  // It extends a file that is not in the package.
  rmSync(join(folder, 'pages-shared', 'tsconfig.json'));
  writeFileSync(marker, wanted);
}

/** The path of a module of one of the packages, for `import`. */
export function hostModule(path: string): string {
  return join(folder, path);
}
