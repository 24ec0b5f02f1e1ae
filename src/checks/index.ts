import type { Check } from './check.ts';
import { checkErrorPages } from './error-pages.ts';
import { checkLinks } from './links.ts';
import { checkMainHeadings } from './main-headings.ts';
import { checkNames } from './names.ts';
import { checkProse } from './prose.ts';

/** Every check of meaning, in no particular order. A new one is a file in this folder and a line here. */
export const checks: readonly Check[] = [checkErrorPages, checkLinks, checkMainHeadings, checkNames, checkProse];
