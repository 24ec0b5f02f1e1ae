import { type Document, LineCounter } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { parseNodes, parseYaml } from './parse-nodes.ts';
import { readSoundData } from './read-sound-data.ts';
import type { SourceDocument, SourceText } from './source-document.ts';

export interface Parsed {
  /** Missing where the file is unsound; the diagnostics then say why. */
  source?: SourceDocument;
  diagnostics: Diagnostic[];
}

/**
 * Reads the text of one YAML file strictly: YAML 1.2, one document, no anchors, aliases, tags or directives.
 * Never throws on any text.
 * @param file relative to the root of the site @param path absolute
 */
export function parseSource(file: string, path: string, text: string): Parsed {
  // Filled here and not by the parser, which misses line ends behind some syntax errors.
  const lineCounter = new LineCounter();
  lineCounter.addNewLine(0);
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineCounter.addNewLine(at + 1);
  const source = { file, path, text, lineCounter };
  const data = readSoundData(text);
  return data === undefined ? parseNodes(source) : { source: withLateNodes(source, data), diagnostics: [] };
}

/** A source whose nodes are parsed when they are asked for: keeping those of a thousand pages is dear in itself. */
function withLateNodes(source: SourceText, data: unknown): SourceDocument {
  let document: Document | undefined;
  return {
    ...source,
    data,
    get document() {
      document ??= parseYaml(source.text);
      return document;
    },
  };
}
