import { parseEvents, YAMLException } from 'js-yaml';
import { type Document, parseDocument } from 'yaml';

/** Characters that are parsed at first, and beyond the first mistake: describing the mistake needs no more. */
const enough = 64 * 1024;
/** A mistake so near to where a text was cut may come from the cut. */
const nearCut = 4096;

/**
 * The nodes of a YAML text, with their positions.
 * @param keepSourceTokens whether they also know the tokens they were made of: dashes, colons, commas
 */
export function parseYaml(text: string, { keepSourceTokens = false } = {}): Document {
  return parseDocument(text, {
    keepSourceTokens,
    version: '1.2',
    resolveKnownTags: false,
    prettyErrors: false,
    uniqueKeys: false,
    // A key that is a list would print a warning to the console; the validator calls it unknown.
    logLevel: 'error',
  });
}

/**
 * The nodes of a YAML text, up to some way behind its first syntax error where it has one: only the first is reported, and
 * tens of thousands take the parser many seconds.
 */
export function parseToMistake(text: string): Document {
  const mistake = text.length > enough ? findMistake(text) : undefined;
  if (mistake === undefined) return parseYaml(text);
  for (const end of [enough, mistake + enough]) {
    if (end >= text.length) break;
    const document = parseYaml(text.slice(0, end));
    const [first] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
    if (first && first.pos[1] < end - nearCut) return document;
  }
  return parseYaml(text);
}

/** Where the faster parser gives up, whose messages and ranges are coarser. */
function findMistake(text: string): number | undefined {
  try {
    parseEvents(text, {});
    return undefined;
  } catch (error) {
    return (error instanceof YAMLException && error.mark?.position) || 0;
  }
}
