import { Document, isScalar, isSeq, Scalar } from 'yaml';
import type { JsonSchema } from '#contract/json-schema.ts';
import { isRecord } from '#engine/read/is-record.ts';
import { scaffoldWord } from '#engine/schema/scaffold-words.ts';
import { type KnownValue, skeleton } from './skeleton.ts';

/** What a new entry can name. */
export interface WhatThereIs {
  /** The instant it is written at, in milliseconds since 1970. */
  now: number;
  region: string;
  /** The first topic of its collection. */
  topic?: string;
  /** The first entry of a kind: people/ada. */
  firstOf(kind: string): string | undefined;
}

const hour = 3_600_000;
/** How far ahead an event of a new entry is: four weeks. */
const ahead = 28 * 24 * hour;

/**
 * The text of a new entry: its required keys, and those with which it can name a topic or another entry that there is.
 * @param schema of its kind @param schemaPath the relative path from its file to the schema of its kind, for editors
 */
export function entryTemplate(
  { title, region }: { title: string; region?: string },
  { schema, schemaPath, around }: { schema: JsonSchema; schemaPath: string; around: WhatThereIs },
): string {
  const { required = [], properties = {} } = schema;
  const known = knownValues(around);
  const named = Object.keys(properties).filter((key) => isNaming(properties[key] as JsonSchema, known));
  const keys = Object.keys(properties).filter((key) => key !== 'title' && (required.includes(key) || named.includes(key)));
  const fields = skeleton({ ...schema, required: keys }, known) as Record<string, unknown>;
  const document = new Document({ title, ...(region && { region }), ...fields });
  document.commentBefore = ` yaml-language-server: $schema=${schemaPath}`;
  for (const key of keys) {
    const node = document.get(key, true);
    if (isScalar(node) && properties[key]?.longMarkdown) node.type = Scalar.BLOCK_LITERAL;
    if (isSeq(node)) node.flow = node.items.every(isScalar);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).replace(/^(#.*\n)\n/, '$1');
}

/** Whether a key names a topic or an entry, and there is one to name. */
function isNaming(shape: JsonSchema, known: KnownValue): boolean {
  const named = isRecord(shape.items) ? (shape.items as JsonSchema) : shape;
  return (named.reference === 'topic' || named.reference === 'entry') && known(named, '') !== undefined;
}

/** What stands where an entry needs more than words. */
function knownValues({ now, region, topic, firstOf }: WhatThereIs): KnownValue {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  let next = Date.parse(`${day(now + ahead)}T09:00Z`);
  return ({ reference, format, entryKind, longMarkdown }, key) => {
    if (format === 'date') return day(now);
    if (format === 'moment') {
      // Each an hour behind the one before: what begins has to end later.
      next += hour;
      return `${new Date(next - hour).toISOString().slice(0, 16)}+00:00`;
    }
    if (reference === 'topic') return topic;
    if (reference === 'entry') return firstOf(String(entryKind));
    if (reference === 'region') return region;
    if (reference === 'link') return '/';
    if (reference === 'image') return './picture.jpg';
    if (reference === 'markdown') return `${scaffoldWord(key)}${longMarkdown ? '\n' : ''}`;
    return undefined;
  };
}
