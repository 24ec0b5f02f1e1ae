import type { LeadValue } from '#contract/form-rules.ts';
import type { Lead } from './lead-store.ts';

/** Forms for a person at a terminal: one paragraph each, the latest last. */
export function formatLeads(leads: readonly Lead[]): string {
  return leads
    .map((lead) => {
      const { id, received, form, page, values, consents, doubts, files } = lead;
      const lines = [
        `${id}  ${received}  ${form}  ${page}`,
        ...doubts.map((doubt) => `  perhaps a robot: ${doubt}`),
        ...Object.entries(values).flatMap(([name, value]) => (textOf(value) ? `  ${name}: ${indent(textOf(value))}` : [])),
        ...consents.map(({ words, sha256 }) => `  agreed to: ${indent(words)} (SHA-256 ${sha256})`),
        ...files.map(({ field, name, path }) => `  ${field}: ${printable(name)} (${path})`),
      ];
      return `${lines.join('\n')}\n`;
    })
    .join('\n');
}

/**
 * Forms as a table by RFC 4180, with a column for every field of any of them. Spreadsheets take a cell that begins with one of
 * = + - @ for a formula, which could send what stands beside it to somebody; such a cell gets an apostrophe in front.
 */
export function formatCsv(leads: readonly Lead[]): string {
  const fields = [...new Set(leads.flatMap(({ values }) => Object.keys(values)))];
  const head = ['id', 'received', 'form', 'page', 'doubts', ...fields, 'agreed to', 'files'];
  const rows = leads.map(({ id, received, form, page, doubts, values, consents, files }) => [
    String(id),
    received,
    form,
    page,
    doubts.join('; '),
    ...fields.map((name) => (Object.hasOwn(values, name) ? textOf(values[name] as LeadValue) : '')),
    consents.map(({ words, sha256 }) => `${words} (SHA-256 ${sha256}, ${received})`).join('\n'),
    files.map(({ path }) => path).join('\n'),
  ]);
  // Excel reads UTF-8 only with this mark at the beginning.
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: LeadValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : value.join('; ');
}

/** Further lines stand under the first. */
const indent = (text: string) => printable(text).replaceAll('\n', '\n    ');

/** Without characters that a terminal obeys. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced.
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}
