import type { DataPath } from '#contract/data-path.ts';

/** A JSON Pointer (RFC 6901) as a path; what can be the index of an entry becomes a number. */
export function parsePointer(pointer: string): DataPath {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^(?:0|[1-9]\d{0,8})$/.test(part) ? Number(part) : part));
}
