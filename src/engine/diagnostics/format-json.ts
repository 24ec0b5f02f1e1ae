import type { Formatter } from './formatter.ts';

/** One object for programs: counts, then every diagnostic with its place and its fix. */
export const formatJson: Formatter = (diagnostics) => {
  const count = (severity: 'error' | 'warning') => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return JSON.stringify({ errors: count('error'), warnings: count('warning'), diagnostics }, null, 2);
};
