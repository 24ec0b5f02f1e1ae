import { parseXml, XmlDeclaration, type XmlElement, XmlError } from '@rgrove/parse-xml';
import { findUnsafeSvg } from './find-unsafe-svg.ts';

/** A drawing that does more than draw. */
export class UnsafeSvgError extends Error {
  readonly line: number;
  readonly column: number;

  /** @param what names what it does, as the end of "The drawing …" @param at the offset in the text */
  constructor(what: string, text: string, at: number) {
    super(what);
    const before = text.slice(0, at).split('\n');
    this.line = before.length;
    this.column = (before.at(-1)?.length ?? 0) + 1;
  }
}

/**
 * Reads an SVG file and judges all of it: the file is published as it is, and anybody can open it as a page of this site.
 * @returns the attributes of its root
 * @throws Error with a plain reason if it is no SVG, UnsafeSvgError if it does more than draw
 */
export function readSvg(bytes: Buffer): Readonly<Record<string, string>> {
  const text = decode(bytes);
  const document = parse(text);
  const { root } = document;
  if (root?.name !== 'svg') throw new Error('it holds no <svg> element');
  const [declaration] = document.children;
  // A browser would decode the file in another encoding than this program.
  if (declaration instanceof XmlDeclaration && !/^utf-?8$|^us-ascii$/i.test(declaration.encoding ?? 'utf-8'))
    throw new Error(`it is written in ${declaration.encoding}, not in UTF-8`);
  const unsafe = findUnsafeSvg(document);
  if (unsafe) throw new UnsafeSvgError(unsafe.what, text, unsafe.at);
  return (root as XmlElement).attributes;
}

/**
 * The `<svg>` element of a sound file, without a size of its own, to be put into another drawing.
 * @param bytes of a file that `readSvg` accepts @param size in px, as it was measured
 */
export function readSvgElement(bytes: Buffer, { width, height }: { width: number; height: number }): string {
  const text = decode(bytes);
  const { attributes, children } = parse(text).root as XmlElement;
  const { x: _x, y: _y, width: _w, height: _h, preserveAspectRatio: _p, viewBox = `0 0 ${width} ${height}`, ...rest } = attributes;
  const written = Object.entries({ ...rest, viewBox }).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  return `<svg ${written.join(' ')}>${text.slice(children[0]?.start ?? 0, children.at(-1)?.end ?? 0)}</svg>`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is not written in UTF-8');
  }
}

function parse(text: string) {
  try {
    return parseXml(text, { includeOffsets: true, preserveDocumentType: true, preserveXmlDeclaration: true });
  } catch (error) {
    if (!/<svg[\s/>]/.test(text)) throw new Error('it holds no <svg> element');
    if (!(error instanceof XmlError)) throw new Error('it is nested too deeply');
    // An entity has to be declared, and no declaration is allowed.
    throw new Error(`line ${error.line}, column ${error.column}: ${error.message.split(' (line')[0]}`);
  }
}
