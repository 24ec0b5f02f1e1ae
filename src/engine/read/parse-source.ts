import type { Document, LineCounter } from 'yaml';
import { countLines } from './count-lines.ts';
import { findOverfull } from './find-overfull.ts';
import { type Parsed, parseNodes } from './parse-nodes.ts';
import { parseYaml } from './parse-yaml.ts';
import { readEvents } from './read-events.ts';
import { readSoundData } from './read-sound-data.ts';
import { readSimpleYaml } from './simple/read-simple-yaml.ts';
import type { SourceDocument, SourceText } from './source-document.ts';

/**
 * Reads the text of one YAML file strictly: YAML 1.2, one document, no anchors, aliases, tags or directives.
 * Never throws on any text.
 * @param file relative to the root of the site @param path absolute
 */
export function parseSource(file: string, path: string, text: string): Parsed {
  const whole = { file, path, text };
  const simple = readSimpleYaml(text);
  if (simple !== undefined) return { source: withLateNodes(whole, simple, true), diagnostics: [] };
  const source = { ...whole, lineCounter: countLines(text) };
  const events = readEvents(text);
  const overfull = findOverfull(source, events ?? []);
  if (overfull.length > 0) return { diagnostics: overfull };
  const data = readSoundData(text, events);
  return data === undefined ? parseNodes(source) : { source: withLateNodes(whole, data, false), diagnostics: [] };
}

/** A source whose nodes and lines are looked for when they are asked for: keeping those of a thousand pages is expensive. */
function withLateNodes(source: Omit<SourceText, 'lineCounter'>, data: unknown, isSimple: boolean): SourceDocument {
  let document: Document | undefined;
  let lineCounter: LineCounter | undefined;
  return {
    ...source,
    data,
    isSimple,
    get lineCounter() {
      lineCounter ??= countLines(source.text);
      return lineCounter;
    },
    get document() {
      document ??= parseYaml(source.text);
      return document;
    },
  };
}
