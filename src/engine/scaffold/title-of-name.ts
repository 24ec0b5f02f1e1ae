import { capitalise } from '#contract/capitalise.ts';

/** The name of a folder or a part of a path as words: garden-studio becomes "Garden studio". */
export function titleOfName(name: string): string {
  return capitalise(name.replace(/[._~-]+/g, ' ').trim());
}
