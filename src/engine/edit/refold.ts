import { Document, Scalar } from 'yaml';

/** A text below | or >, written like the one that stood there: its header, its indentation, and the width of its lines. */
export function refold(
  text: string,
  node: Scalar<string>,
  { value, newline, column }: { value: string; newline: string; column: number },
): string | undefined {
  const [start, end] = node.range ?? [0, 0];
  const [header = '', ...lines] = text.slice(start, end).split(/\r?\n/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const indentation = first.length - first.trimStart().length;
  const by = indentation - column;
  if (by < 1 || by > 9 || /\d/.test(header.replace(/#.*/, ''))) return undefined;
  const scalar = new Scalar(value);
  scalar.type = node.type;
  const width = Math.max(40, ...lines.map((line) => line.length)) - indentation;
  const written = new Document({ key: scalar }).toString({ indent: by, lineWidth: width + by, minContentWidth: 0 });
  const [head = '', ...body] = written
    .replace(/^key: /, '')
    .replace(/\n$/, '')
    .split('\n');
  if (!/^[|>]/.test(head)) return undefined;
  const comment = /[ \t]+#.*$/.exec(header)?.[0] ?? '';
  return [head + comment, ...body.map((line) => (line === '' ? '' : ' '.repeat(column) + line))].join(newline);
}
