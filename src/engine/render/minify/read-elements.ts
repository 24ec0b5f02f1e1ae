import { Parser } from 'htmlparser2';

/** An opening tag of a document. */
export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Offsets of the tag in the text, from its < to just behind its >. */
  start: number;
  end: number;
  /** The elements around it, from outside. */
  around: readonly Element[];
}

/** The elements of a document, in order. */
export function readElements(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = { tag, attributes, start: parser.startIndex, end: parser.endIndex + 1, around: [...open] };
      elements.push(element);
      open.push(element);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return elements;
}
