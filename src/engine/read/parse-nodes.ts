import { isNode, visit, type YAMLError } from 'yaml';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { describeSyntaxError } from './describe-syntax-error.ts';
import { findHazards } from './find-hazards.ts';
import { findMergeConflicts } from './find-merge-conflicts.ts';
import { findUnsafeCharacters } from './find-unsafe-characters.ts';
import { offsetsToRange } from './locate.ts';
import { parseToMistake } from './parse-yaml.ts';
import { recogniseUnclosed } from './recognise-unclosed.ts';
import type { SourceDocument, SourceText } from './source-document.ts';

export interface Parsed {
  /** Missing where the file is unsound; the diagnostics then say why. */
  source?: SourceDocument;
  diagnostics: Diagnostic[];
}

/**
 * Parses a YAML text into nodes and says everything that is wrong with it. Never throws on any text.
 * @param file all of the source but what this adds to it
 */
export function parseNodes(file: SourceText): Parsed {
  const { text } = file;
  const unsafe = findUnsafeCharacters(file);
  if (unsafe.some((diagnostic) => diagnostic.severity === 'error')) return { diagnostics: unsafe };
  const conflicts = findMergeConflicts(file);
  if (conflicts.length > 0) return { diagnostics: conflicts };
  const directive = findDirective(text);
  if (directive !== undefined) {
    const range = offsetsToRange(file, directive, text.indexOf('\n', directive) < 0 ? text.length : text.indexOf('\n', directive));
    return {
      diagnostics: [
        diagnose({
          code: 'yaml-directive',
          file: file.file,
          range,
          message: 'A line that starts with % is a directive and changes how the file is read.',
          suggestion: 'Delete the line, and the --- under it.',
        }),
      ],
    };
  }
  const document = parseToMistake(text);
  const source: SourceDocument = { ...file, document, data: undefined };
  const hazards = document.contents === null ? [] : findHazards(source);
  const telling = hazards.filter((hazard) => hazard.code === 'yaml-alias' || hazard.code === 'yaml-tag');
  // One mistake leads to a series of syntax errors, of which only the first is certain.
  const [syntaxError] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  // `*bold* text` is at once an alias and a syntax error; the alias is the cause.
  if (syntaxError && telling.length === 0) return { diagnostics: [toDiagnostic(source, syntaxError)] };
  if (document.contents === null || (document.contents as { value?: unknown }).value === null) {
    return {
      diagnostics: [
        diagnose({
          code: 'empty-file',
          file: source.file,
          range: fileStart,
          message: 'The file is empty, or holds nothing but comments.',
          suggestion: 'Write the page into it (title, description, blocks), or delete the file.',
        }),
      ],
    };
  }
  if (hazards.some((hazard) => hazard.severity === 'error')) return { diagnostics: hazards };
  return { source: { ...source, data: document.toJS({ maxAliasCount: 0 }) }, diagnostics: hazards };
}

function toDiagnostic(source: SourceDocument, error: YAMLError): Diagnostic {
  const opening = findOpening(source, error);
  const start = opening ?? behindBlanks(source.text, error.pos[0]);
  const range = offsetsToRange(source, start, opening === undefined ? Math.max(error.pos[1], start + 1) : start + 1);
  if (error.code === 'MULTIPLE_DOCS') {
    return diagnose({
      code: 'multiple-documents',
      file: source.file,
      range,
      message: 'A second document starts here; it would never be shown.',
      suggestion: 'Delete the ---, or move what follows into a file of its own.',
    });
  }
  const { message, suggestion, at } =
    (opening !== undefined && recogniseUnclosed(source.text, opening)) || describeSyntaxError(error, source.text);
  return diagnose({ code: 'yaml-syntax', file: source.file, range: at ? offsetsToRange(source, ...at) : range, message, suggestion });
}

/** Where the words begin, if an error is reported at the beginning of a line. */
function behindBlanks(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] !== '\n') return offset;
  const words = text.slice(offset).search(/[^ \n]/);
  return words < 0 ? offset : offset + words;
}

/** Where the quote or bracket stands that is never closed; the parser itself points at the end of the file. */
function findOpening({ document, text }: SourceDocument, error: YAMLError): number | undefined {
  if (error.code === 'RESOURCE_EXHAUSTION') return findDepth(text);
  if (error.code !== 'MISSING_CHAR' && !error.message.startsWith('Flow ')) return undefined;
  let opening: number | undefined;
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [start, end] = node.range;
    if (/["'[{]/.test(text[start] ?? '') && start < error.pos[0] && end >= error.pos[0]) opening = start;
  });
  return opening;
}

/** How many brackets may stand around a value before it is called nested too deeply, where the parser gave up. */
const deepest = 100;

/** Where the brackets of a text get too deep; the parser itself points at wherever its memory ended. */
function findDepth(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (/[[{]/.test(text[at] as string)) depth += 1;
    else if (/[\]}]/.test(text[at] as string)) depth -= 1;
    if (depth > deepest) return at;
  }
  return undefined;
}

/** The offset of a directive before the content, if there is one. */
function findDirective(text: string): number | undefined {
  let offset = 0;
  for (const line of text.split('\n')) {
    if (line.startsWith('%')) return offset;
    if (line.trim() !== '' && !line.trimStart().startsWith('#')) return undefined;
    offset += line.length + 1;
  }
  return undefined;
}
