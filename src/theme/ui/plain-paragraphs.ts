// What means something in Markdown: an escape, code, emphasis, a link, HTML, a character reference, a break at the end of a line, and
// whatever else stands at the beginning of a line than the words of a paragraph.
const special = /[\\`*_[\]\t\r\0]|<[A-Za-z/!?]|&#?\w+;| $|^[^\p{L}"'“‘«(\n]/mu;

/**
 * The paragraphs of a Markdown text that holds nothing else, as most short texts do: reading one as Markdown takes half a
 * millisecond. Nothing for any other text, and for one that is not worth a closer look.
 */
export function plainParagraphs(text: string): string[] | undefined {
  return special.test(text) ? undefined : text.split(/\n{2,}/).flatMap((paragraph) => paragraph.replace(/^\n|\n$/g, '') || []);
}
