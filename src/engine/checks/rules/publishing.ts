import { toMoment } from '#contract/moments.ts';
import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** When a page is shown must be possible, and error pages are shown at any time. */
export const checkPublishing: Check = ({ pages, withheld }) =>
  [...pages, ...withheld.pages.map(({ page }) => page)].flatMap((page) =>
    page.data.status === undefined ? checkOrder(page) : checkErrorPage(page),
  );

function checkOrder({ source, data: { publish, expires } }: Page): Diagnostic[] {
  const [start, end] = [publish, expires].map((written) => (written === undefined ? undefined : toMoment(written)));
  if (start === undefined || end === undefined || start < end) return [];
  return [
    diagnose({
      code: 'never-shown',
      ...placeOf(source, ['expires']),
      message: `The page expires ${start === end ? 'at the moment at which' : 'before'} it is published, so it is never shown.`,
      suggestion: 'Give it a later "expires", or an earlier "publish".',
    }),
  ];
}

function checkErrorPage({ source, data }: Page): Diagnostic[] {
  return (['draft', 'publish', 'expires'] as const)
    .filter((key) => data[key])
    .map((key) =>
      diagnose({
        code: 'withheld-error-page',
        ...placeOf(source, [key], 'key'),
        message: `The page for the status ${data.status} is needed at any time, and cannot have "${key}".`,
        suggestion: 'Delete the key.',
      }),
    );
}
