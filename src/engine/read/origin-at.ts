import type { DataPath } from '#contract/data-path.ts';
import type { Origin, SourceDocument } from './source-document.ts';
import { valueAt } from './value-at.ts';

/** Where a value is written; in most pages, where it stands in their own file. */
export function originAt(page: SourceDocument, path: DataPath): Origin {
  return page.layers ? originIn(page.layers.origin, path) : { source: page, path };
}

/** Where a value is written, and then every value that it stands in place of, from the nearest file to the farthest. */
export function listOrigins(page: SourceDocument, path: DataPath): Origin[] {
  const chain: Origin[] = [];
  for (let origin: Origin | undefined = originAt(page, path); origin; origin = origin.base) chain.push(origin);
  return chain.filter(({ source, path: written }) => valueAt(source.data, written) !== undefined);
}

/** A value and every part of it that is written elsewhere, with all that they stand in place of. */
export function listParts(origin: Origin): Origin[] {
  const inside = [...(origin.parts?.values() ?? [])].flatMap(listParts);
  return [origin, ...inside, ...(origin.base ? listParts(origin.base) : [])];
}

/** Where a part of a value is written. */
export function originIn(origin: Origin, path: DataPath): Origin {
  const [step, ...rest] = path;
  if (step === undefined) return origin;
  const part = origin.parts?.get(step);
  if (part) return originIn(part, rest);
  const base = origin.base && originIn(origin.base, path);
  return { source: origin.source, path: [...origin.path, ...path], base };
}

/** Whether any file that the page is made of holds a text. */
export function someText({ text, layers }: SourceDocument, test: (text: string) => boolean): boolean {
  return layers ? layers.sources.some((source) => test(source.text)) : test(text);
}
