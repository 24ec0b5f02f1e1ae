/** A change of a text: what stands from `start` up to `end` becomes `text`. Offsets count UTF-16 units. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** A text with changes that do not overlap. */
export function splice(text: string, changes: readonly Splice[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text: inserted } of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(done, start) + inserted;
    done = end;
  }
  return result + text.slice(done);
}

/** Where the line of an offset begins. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Where the line of an offset ends, in front of its line break. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** Where the line behind that of an offset begins; the end of the text where there is none. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** How far an offset stands from the beginning of its line. */
export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** Whether only white space stands in front of an offset on its line. */
export function isFirstOnLine(text: string, at: number): boolean {
  return text.slice(lineStart(text, at), at).trim() === '';
}

/** The line break that a text uses around an offset. */
export function lineBreak(text: string, at: number): string {
  const before = text.lastIndexOf('\n', at - 1);
  const found = before >= 0 ? before : text.indexOf('\n');
  return found > 0 && text[found - 1] === '\r' ? '\r\n' : '\n';
}

/** Lines moved to the right, or to the left as far as they are white there; the first stands behind something and stays. */
export function indentFurther(text: string, by: number): string {
  const [first = '', ...rest] = text.split('\n');
  const move = (line: string) => {
    if (line.trim() === '') return line;
    if (by >= 0) return ' '.repeat(by) + line;
    const white = line.length - line.trimStart().length;
    return line.slice(Math.min(-by, white));
  };
  return [first, ...rest.map(move)].join('\n');
}
