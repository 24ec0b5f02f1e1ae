import type { Formatter } from './formatter.ts';

/** One object for programs: counts, then every diagnostic with its place and its fix. */
export const formatJson: Formatter = (diagnostics) => {
  const count = (severity: 'error' | 'warning') => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const written = diagnostics.map(({ fix, ...fields }) => ({
    ...fields,
    ...(fix && { fix: { start: fix.start, end: fix.end, text: fix.text } }),
  }));
  return JSON.stringify({ errors: count('error'), warnings: count('warning'), diagnostics: written }, null, 2);
};
