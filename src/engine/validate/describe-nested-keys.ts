import type { ErrorObject } from 'ajv';
import { joinWords } from '#contract/join-words.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { nearest } from '#contract/nearest.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { Explained } from './explained.ts';
import { findShape } from './find-shape.ts';
import { otherNameOf } from './other-names.ts';
import { parsePointer } from './parse-pointer.ts';

/** Keys that belong one level further in: "label" and "href" on a block that has "actions". Those of one place are one mistake. */
export function describeNestedKeys(source: SourceDocument, errors: readonly ErrorObject[]): Explained[] {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors.filter(hasNoGuess)) groups.set(error.instancePath, [...(groups.get(error.instancePath) ?? []), error]);
  return [...groups.values()].flatMap((unknown) => {
    const explained: Explained[] = [];
    let left = unknown;
    for (let home = findHome(left); home; home = findHome(left)) {
      const { keys } = home;
      const meant = left.filter((error) => keys.includes(nameOf(error)));
      left = left.filter((error) => !meant.includes(error));
      explained.push(explain({ source, home, meant, errors }));
    }
    return explained;
  });
}

function hasNoGuess({ keyword, parentSchema, data, params }: ErrorObject): boolean {
  if (keyword !== 'additionalProperties') return false;
  const free = Object.keys((parentSchema as JsonSchema).properties ?? {}).filter((key) => !Object.hasOwn(data as object, key));
  const key = params.additionalProperty as string;
  return !nearest(key, free) && !otherNameOf(key, free);
}

function explain({
  source,
  home,
  meant,
  errors,
}: {
  source: SourceDocument;
  home: Home;
  meant: readonly ErrorObject[];
  errors: readonly ErrorObject[];
}): Explained {
  const [{ instancePath, parentSchema, data } = {} as ErrorObject] = meant;
  const path = parsePointer(instancePath);
  const names = meant.map(nameOf);
  const noun = names.length > 1 ? `keys ${quote(names)}; they belong` : `key ${quote(names)}; it belongs`;
  const owner = (parentSchema as JsonSchema).title ?? path.at(-1) ?? 'The file';
  const diagnostic = diagnose({
    code: 'unknown-key',
    ...placeOf(source, [...path, names[0] as string], 'key'),
    message: `${owner} has no ${noun} to ${home.isList ? 'an entry of ' : ''}"${home.key}".`,
    suggestion: moveUnder(home, names, Object.hasOwn(data as object, home.key)),
  });
  const isItsHome = (error: ErrorObject) =>
    (error.keyword === 'required' && error.instancePath === instancePath && error.params.missingProperty === home.key) ||
    // Its keys stand beside it, because they are not indented.
    (error.data === null && error.instancePath === `${instancePath}/${home.key}`);
  return { errors: [...meant, ...errors.filter(isItsHome)], diagnostic };
}

/** @param present whether the key they belong to is there already */
function moveUnder({ key, isList }: Home, names: readonly string[], present: boolean): string {
  const [first, ...others] = names;
  const under = `${present ? 'Move' : `Write "${key}:", and move`} ${others.length > 0 ? 'them' : 'it'} under ${present ? `"${key}:"` : 'it'}`;
  return isList
    ? `${under} as an entry: "- ${first}: …"${others.length > 0 ? ', with the rest below' : ''}.`
    : `${under}, two spaces further in.`;
}

function nameOf({ params }: ErrorObject): string {
  return params.additionalProperty as string;
}

function quote(names: readonly string[]): string {
  return joinWords(
    names.map((name) => `"${name}"`),
    'and',
  );
}

interface Home {
  key: string;
  isList: boolean;
  /** Of the keys that were asked for, those it has. */
  keys: string[];
}

/** The property beside some unknown keys that would take the most of them. */
function findHome(unknown: readonly ErrorObject[]): Home | undefined {
  const { properties = {} } = (unknown[0]?.parentSchema ?? {}) as JsonSchema;
  const names = unknown.map(nameOf);
  const homes = Object.entries(properties).map(([key, property]): Home => {
    const shape = findShape(property);
    const isList = shape.type === 'array';
    const known = (isList ? findShape(shape.items) : shape).properties ?? {};
    return { key, isList, keys: names.filter((name) => Object.hasOwn(known, name)) };
  });
  return homes.filter(({ keys }) => keys.length > 0).sort((a, b) => b.keys.length - a.keys.length)[0];
}
