import { collectionCodes } from './catalogue/collection-codes.ts';
import { deployCodes } from './catalogue/deploy-codes.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { formCodes } from './catalogue/form-codes.ts';
import { instantCodes } from './catalogue/instant-codes.ts';
import { layerCodes } from './catalogue/layer-codes.ts';
import { meaningCodes } from './catalogue/meaning-codes.ts';
import { nameCodes } from './catalogue/name-codes.ts';
import { releaseCodes } from './catalogue/release-codes.ts';
import { searchCodes } from './catalogue/search-codes.ts';
import { shapeCodes } from './catalogue/shape-codes.ts';
import { yamlCodes } from './catalogue/yaml-codes.ts';

/** Every code a diagnostic can carry. Codes are permanent: scripts and suppressing comments refer to them. */
export const catalogue = {
  ...yamlCodes,
  ...shapeCodes,
  ...nameCodes,
  ...layerCodes,
  ...collectionCodes,
  ...meaningCodes,
  ...formCodes,
  ...instantCodes,
  ...searchCodes,
  ...deployCodes,
  ...releaseCodes,
} as const;

export type DiagnosticCode = keyof typeof catalogue;

/** Whether a comment may suppress the code: a page can be shown in spite of it. */
export function isSuppressible(code: DiagnosticCode): boolean {
  const entry: CatalogueEntry = catalogue[code];
  return (entry.severity === 'warning' && code !== 'unused-suppression') || entry.suppressible === true || entry.release === 'only';
}

/** How the release check differs from the plain one about the code: it alone reports it, or reports it as an error. */
export function releaseOf(code: DiagnosticCode): CatalogueEntry['release'] {
  return (catalogue[code] as CatalogueEntry).release;
}
