import type { IncomingMessage } from 'node:http';
import type { PostedFile, PostedForm } from '#contract/form-rules.ts';

/** A file with its content. */
export interface PostedContent extends PostedFile {
  bytes: Uint8Array;
}

export interface Posted extends PostedForm {
  files: ReadonlyMap<string, readonly PostedContent[]>;
}

/** Why a body is not read: its kind, its size, that it is not what it says, or that too many are read. As a status of HTTP. */
export type Unreadable = 400 | 413 | 415 | 429;

/** Bytes that all bodies being read take together, and may take. */
export interface Memory {
  used: number;
  limit: number;
}

/** Names in one form, and values of them, at most. */
const manyValues = 2000;

/** How many times the limit is read and thrown away before the connection is closed. */
const toleratedExcess = 4;

/**
 * Reads the body of a request as a form: JSON, multipart or URL-encoded.
 * @param limit bytes of the whole body @param memory what all bodies together may take
 */
export async function readPosted(request: IncomingMessage, limit: number, memory: Memory): Promise<Posted | Unreadable> {
  const type = request.headers['content-type'] ?? '';
  const kind = type.split(';')[0]?.trim().toLowerCase();
  if (kind !== 'application/json' && kind !== 'multipart/form-data' && kind !== 'application/x-www-form-urlencoded') return 415;
  try {
    const body = await readBody(request, limit, memory);
    if (typeof body === 'number') return body;
    if (kind === 'application/json') return readJson(body.toString('utf8'));
    const data = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return await readFormData(data);
  } catch {
    return 400;
  }
}

/**
 * Reads a body that is too large to its end too, within reason: a browser shows an answer only when it has sent everything.
 * @throws if the client goes away
 */
async function readBody(request: IncomingMessage, limit: number, memory: Memory): Promise<Buffer<ArrayBuffer> | 413 | 429> {
  const chunks: Buffer[] = [];
  let size = 0;
  let held = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit * toleratedExcess) return 413;
      if (size > limit) continue;
      memory.used += chunk.length;
      held += chunk.length;
      if (memory.used > memory.limit) return 429;
      chunks.push(chunk);
    }
    return size > limit ? 413 : Buffer.concat(chunks);
  } finally {
    memory.used -= held;
  }
}

function readJson(text: string): Posted | Unreadable {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 400;
  const entries = Object.entries(value);
  if (entries.length > manyValues) return 400;
  const texts = new Map(entries.map(([name, found]) => [name, textsOf(found)]));
  return { texts, files: new Map() };
}

function textsOf(found: unknown): string[] {
  return [found]
    .flat()
    .slice(0, manyValues)
    .flatMap((one) => (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? [String(one)] : []))
    .map(wellFormed);
}

/** A text that can be written as UTF-8: half a pair of surrogates becomes the sign for an unknown character. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

async function readFormData(data: FormData): Promise<Posted | Unreadable> {
  const texts = new Map<string, string[]>();
  const files = new Map<string, PostedContent[]>();
  let count = 0;
  for (const [name, value] of data) {
    if (++count > manyValues) return 400;
    if (typeof value === 'string') add(texts, name, wellFormed(value));
    // A file field without a file is sent as a nameless file.
    else if (value.name || value.size > 0)
      add(files, name, { name: wellFormed(value.name), size: value.size, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { texts, files };
}

function add<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const list = map.get(name);
  if (list) list.push(value);
  else map.set(name, [value]);
}
