import { resolve } from 'node:path';
import { newerNodes } from './newer-nodes.ts';
import { readBrowserReport, readUnitReport, reportFile } from './read-report.ts';
import type { Part } from './run-part.ts';

/** Where the site is built once for all parts. */
export const site = resolve('.cache', 'test-dist');

const cli = ['node', 'src/cli.mjs'];

/** A run of Vitest; `flags` say which tests. */
function vitest(report: string, flags: readonly string[]): Pick<Part, 'command' | 'env' | 'count'> {
  const file = reportFile(report);
  return {
    command: ['vitest', 'run', ...flags, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    count: () => readUnitReport(file),
    // The React that draws dist/ takes two thirds of the time of the one for development.
    env: { NODE_ENV: 'production' },
  };
}

export const buildPart: Part = { name: 'build', command: [...cli, 'build', '--out', site], repair: 'npm run build says what is wrong' };

export const stillParts: readonly Part[] = [
  // Only what has changed since the last run is looked at.
  { name: 'types', command: ['tsc', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'], repair: 'correct the types' },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'], repair: 'npm run format, then correct what is left' },
  { name: 'dead code', command: ['knip'], repair: 'delete what nothing uses' },
  { name: 'schema drift', command: [...cli, 'schema', '--check'], repair: 'npm run schema' },
  { name: 'content check', command: [...cli, 'check'], repair: 'correct the YAML files' },
];

export const unitPart: Part = {
  name: 'unit, scenario, block, boundary, build, safety',
  repair: 'npm run test:unit shows one file at a time',
  ...vitest('unit', []),
};

/** A run of Playwright. */
function playwright(report: string, env: Readonly<Record<string, string>> = {}): Pick<Part, 'command' | 'env' | 'count'> {
  const file = reportFile(report);
  return {
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    count: () => readBrowserReport(file),
    env: { ...env, E2E_REPORT: file },
  };
}

export const browserPart: Part = { name: 'browser', repair: 'npm run test:browser', ...playwright('browser') };

export const longPart: Part = {
  name: 'long',
  repair: 'npx vitest run -c tests/long/vitest.config.ts <file> shows one file at a time',
  ...vitest('long', ['-c', 'tests/long/vitest.config.ts']),
};

/** The tests of `unitPart` once more. */
export const newerNodeParts: readonly Part[] = newerNodes.map((version) => {
  const { command, ...rest } = vitest(`unit-node-${version}`, []);
  const node = ['npx', '--yes', '-p', `node@${version}`, 'node'];
  const repair = `npx -p node@${version} node node_modules/vitest/vitest.mjs run <file> shows one file at a time`;
  return { name: `unit, on Node ${version}`, repair, command: [...node, 'node_modules/vitest/vitest.mjs', ...command.slice(1)], ...rest };
});

export const longBrowserPart: Part = {
  name: 'long, browser',
  repair: 'E2E_EXTENT=all npm run test:browser -- <file> shows one file at a time',
  ...playwright('long-browser', { E2E_EXTENT: 'all' }),
};
