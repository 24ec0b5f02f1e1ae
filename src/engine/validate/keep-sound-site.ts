import type { SourceDocument } from '#engine/read/source-document.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Validation } from './create-validator.ts';
import { parsePointer } from './parse-pointer.ts';
import type { ValidSite } from './validate-document.ts';

/** Parts of site.yaml that only the drawing of pages reads, so that checks can do without a key in them. */
const onlyDrawn: ReadonlySet<unknown> = new Set(['brand', 'menus', 'footers', 'social', 'security']);

/**
 * site.yaml with mistakes that leave all names and paths in it known: a key too many, a word that is missing.
 * @returns undefined where it has others, because every page depends on it
 */
export function keepSoundSite(source: SourceDocument, { errors, references }: Validation): ValidSite | undefined {
  const places = errors.map(({ keyword, instancePath, params }) => ({ keyword, params, path: parsePointer(instancePath) }));
  const isHarmless = ({ keyword, params, path }: (typeof places)[number]) =>
    keyword === 'required'
      ? onlyDrawn.has(path[0]) && params.missingProperty !== 'name'
      : keyword === 'additionalProperties' || keyword === 'enum' || keyword === 'maxItems';
  if (!places.every(isHarmless)) return undefined;
  const around = places.map(({ path }) => path);
  return { source, data: source.data as SiteConfig, references, unsound: { lost: new Set(), broken: new Set(), around } };
}
