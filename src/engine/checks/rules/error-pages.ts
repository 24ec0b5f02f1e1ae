import type { Check } from '#engine/checks/check.ts';
import { diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { mayAnswer } from '#engine/resolve/doubts.ts';

const meanings = { 404: 'unknown paths', 500: 'failures' };

/** A site should say in its own words that a path is unknown or that something failed. */
export const checkErrorPages: Check = ({ pages, doubts }) =>
  ([404, 500] as const)
    .filter((status) => !pages.some((page) => page.data.status === status) && !mayAnswer(doubts, `/${status}`))
    .map((status) =>
      diagnose({
        code: 'missing-error-page',
        file: 'site.yaml',
        range: fileStart,
        message: `No page has the status ${status}, which stands for ${meanings[status]}.`,
        suggestion: `Add pages/${status}.yaml with "status: ${status}".`,
      }),
    );
