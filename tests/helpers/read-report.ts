import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface TestCounts {
  passed: number;
  failed: number;
}

/** Where the parts of a run leave their reports. */
export const reports = join('.cache', 'reports');

/** Absolute, because Playwright resolves paths against the folder of its configuration. */
export const reportFile = (name: string) => resolve(reports, `${name}.json`);

/** The counts of Vitest's JSON report; none if there is no report, because the part did not get as far. */
export function readUnitReport(file: string): TestCounts {
  const report = read(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** The counts of Playwright's JSON report. A test that passed at its second try has passed. */
export function readBrowserReport(file: string): TestCounts {
  const stats = read(file)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function read(path: string) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
