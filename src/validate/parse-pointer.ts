import type { DataPath } from '../read/source-document.ts';

/** A JSON Pointer (RFC 6901) as a path; digits become numbers. */
export function parsePointer(pointer: string): DataPath {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
