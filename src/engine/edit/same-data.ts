/** Whether two values of plain data are equal, the order of their keys included. */
export function sameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && sameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
