import { LineCounter } from 'yaml';

/** Where the lines of a text begin. Not left to the parser, which misses line ends behind some syntax errors. */
export function countLines(text: string): LineCounter {
  const lineCounter = new LineCounter();
  lineCounter.addNewLine(0);
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineCounter.addNewLine(at + 1);
  return lineCounter;
}
