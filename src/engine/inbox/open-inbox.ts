import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { type FormRules, type InboxAnswer, inboxPath } from '#contract/form-rules.ts';
import type { InboxManifest } from '#engine/emit/collect-forms.ts';
import { inboxDefaults, usualFileTypes } from '#engine/schema/inbox-schema.ts';
import { sendText } from '#engine/serve/send-text.ts';
import { type LeadStore, openLeadStore } from './lead-store.ts';
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts';
import { createRateLimit } from './rate-limit.ts';
import { type Memory, type Posted, readPosted } from './read-posted.ts';
import { type Exchange, respond } from './respond.ts';

/** Bytes of everything in a form that is no file. */
const textLimit = 512 << 10;

/** Forms of one address, and forms of all, that are read at once. */
const atOnce = { ofAddress: 8, ofAll: 100 };

/** Bytes of all forms that are read at once: their files are held in memory until they are judged. */
const memoryLimit = 256 << 20;

export interface Inbox {
  /** Responds to a request below /_forms/. @param manifest the inbox of the latest build */
  receive(request: IncomingMessage, response: ServerResponse, manifest: InboxManifest): Promise<void>;
}

interface InboxOptions {
  /** Absolute: the folder of the site, from which that of the inbox is seen. */
  siteFolder: string;
  loadRules: () => Promise<FormRules>;
  /** Told once what keeps forms from being kept, and again when it is something else. */
  warn: (sentence: string) => void;
}

/** The part of a server that receives forms. Its folder is opened with the first form. */
export function openInbox(options: InboxOptions): Inbox {
  const store = createLazyStore(options);
  const proofs = createProofOfWork();
  const rates = new Map<number, (address: string) => boolean>();
  const memory = { used: 0, limit: memoryLimit };
  const reading = createCounter();
  return {
    async receive(request, response, manifest) {
      const { settings } = manifest;
      const url = new URL(request.url ?? '', 'http://localhost');
      const name = url.pathname.slice(url.pathname.indexOf(inboxPath) + inboxPath.length);
      if (name === 'challenge' && request.method === 'GET' && settings.proofOfWork) return sendChallenge(response, proofs);
      if (request.method !== 'POST') {
        response.setHeader('Allow', 'POST');
        return sendText(response, 405, 'Method not allowed');
      }
      const form = findForm(manifest, name, url.searchParams.get('page'));
      if (!form) return refuse(request, response, { status: 404, text: 'There is no such form.' });
      if (isFromElsewhere(request)) return refuse(request, response, { status: 403, text: 'Forms of other sites are not received.' });
      const rules = await options.loadRules();
      const exchange: Exchange = { request, response, form, rules };
      const perMinute = settings.perMinute ?? inboxDefaults.perMinute;
      const isAllowed = rates.get(perMinute) ?? createRateLimit(perMinute);
      rates.set(perMinute, isAllowed);
      const address = addressOf(request, settings.behindProxy);
      if (!isAllowed(address) || !reading.begin(address)) return respond(exchange, failed('busy'));
      store.use(settings.folder);
      try {
        await receivePosted(exchange, { manifest, name, page: url.searchParams.get('page') ?? '', store, proofs, memory });
      } finally {
        reading.end(address);
      }
    },
  };
}

interface Receiving {
  manifest: InboxManifest;
  name: string;
  page: string;
  store: ReturnType<typeof createLazyStore>;
  proofs: ProofOfWork;
  memory: Memory;
}

async function receivePosted(exchange: Exchange, { manifest: { settings }, name, page, store, proofs, memory }: Receiving): Promise<void> {
  const { request, response, form, rules } = exchange;
  const { fileMegabytes, files: most } = { ...inboxDefaults, ...settings };
  const fileBytes = fileMegabytes << 20;
  const posted = await readPosted(request, textLimit + fileBytes * most, memory);
  if (posted === 413) return respond(exchange, failed('too-large'));
  if (posted === 429) return respond(exchange, failed('busy'));
  if (typeof posted === 'number')
    return refuse(request, response, {
      status: posted,
      text: posted === 415 ? 'Send JSON, multipart or URL-encoded.' : 'This is no form.',
    });
  const sent = [...posted.files.values()].flat();
  if (sent.length > most || sent.some(({ size }) => size > fileBytes) || textBytes(posted) > textLimit)
    return respond(exchange, failed('too-large'), posted);
  const judged = rules.judge(form, posted, usualFileTypes);
  if (Object.keys(judged.errors).length > 0) return respond(exchange, { kind: 'faults', errors: judged.errors }, posted);
  const proof = request.headers['proof-of-work']?.toString();
  const doubt = settings.proofOfWork ? await proofs.judge(proof) : undefined;
  const kept = await store.keep({
    form: name,
    page,
    values: judged.values,
    consents: judged.consents,
    doubts: [...(judged.isTrapped ? ['filled in what only robots see'] : []), ...(doubt ? [doubt] : [])],
    files: judged.fileFields.flatMap((field) => (posted.files.get(field) ?? []).map((file) => ({ field, ...file }))),
    key: keyOf(request),
  });
  if (kept === 'other-content')
    return refuse(request, response, { status: 422, text: 'The Idempotency-Key belongs to a form with other content.' });
  if (kept) proofs.spend(proof);
  return respond(exchange, kept ? { kind: 'done' } : failed('not-kept'), posted);
}

const failed = (reason: Extract<InboxAnswer, { kind: 'failed' }>['reason']): InboxAnswer => ({ kind: 'failed', reason });

/** A store that is opened when it is needed, and again after the disk has failed. */
function createLazyStore({ siteFolder, warn }: InboxOptions) {
  let opened: Promise<LeadStore> | undefined;
  let folder = '';
  let lastWarning = '';
  return {
    /** @param folder as site.yaml has it */
    use(named = inboxDefaults.folder): void {
      const next = resolve(siteFolder, named);
      if (next === folder) return;
      folder = next;
      opened = undefined;
    },
    /** @returns undefined, after a warning, if the form could not be kept */
    async keep(lead: Parameters<LeadStore['keep']>[0]) {
      try {
        opened ??= openLeadStore(folder);
        const kept = await (await opened).keep(lead);
        lastWarning = '';
        return kept;
      } catch (error) {
        opened = undefined;
        const sentence = `A form was not kept, and its visitor was told so: ${folder} cannot be written (${(error as Error).message}).`;
        if (sentence !== lastWarning) warn(sentence);
        lastWarning = sentence;
        return undefined;
      }
    },
  };
}

/** Counts the forms that are being read, so that slow ones of one address do not keep out the others. */
function createCounter() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    begin(address: string): boolean {
      const own = counts.get(address) ?? 0;
      if (own >= atOnce.ofAddress || all >= atOnce.ofAll) return false;
      counts.set(address, own + 1);
      all++;
      return true;
    },
    end(address: string): void {
      const own = (counts.get(address) ?? 1) - 1;
      if (own > 0) counts.set(address, own);
      else counts.delete(address);
      all--;
    },
  };
}

/** The form of a name; where several pages have one, that of the page. */
function findForm({ forms, places }: InboxManifest, name: string, page: string | null): object | undefined {
  const own = Object.hasOwn(places, name) ? places[name] : undefined;
  if (!own) return undefined;
  const hashes = new Set(Object.values(own));
  const hash = page !== null && Object.hasOwn(own, page) ? own[page] : hashes.size === 1 ? [...hashes][0] : undefined;
  return hash === undefined ? undefined : forms[hash];
}

/** Whether a browser says that the form stands on another site. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = headers;
  // A proxy may give the server another name than visitors know, so what the browser says of itself counts more.
  if (headers['sec-fetch-site'] !== undefined || origin === undefined || origin === 'null') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Who sends: the connection, or whom the proxy names last. */
function addressOf({ headers, socket }: IncomingMessage, behindProxy = false): string {
  const named = behindProxy ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined;
  return named || (socket.remoteAddress ?? '');
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key']?.toString();
  return key && key.length <= 200 ? key : undefined;
}

function textBytes({ texts }: Posted): number {
  let bytes = 0;
  for (const [name, values] of texts) for (const value of values) bytes += name.length + value.length;
  return bytes;
}

async function sendChallenge(response: ServerResponse, proofs: ProofOfWork): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(await proofs.challenge()));
}

/** Responds to what no visitor sends. The rest of the body is not waited for. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, text }: { status: number; text: string }): void {
  if (!request.complete) response.setHeader('Connection', 'close');
  sendText(response, status, text);
}
