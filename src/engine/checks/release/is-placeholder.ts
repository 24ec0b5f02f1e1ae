import type { Page } from '#engine/validate/validate-document.ts';
import type { Release } from './release-check.ts';

/** Whether a page stands in for one that is still to be written. */
export function isPlaceholder({ data }: Page, types: Release['placeholders']): boolean {
  return data.blocks.some(({ type }) => types.has(type));
}
