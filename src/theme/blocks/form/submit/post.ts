// Runs in the browser.
import { type FormValues, toPlain } from '../state/controls.ts';
import type { Outcome } from './outcome.ts';

interface PostOptions {
  url: string;
  encoding: 'json' | 'multipart';
  /** In milliseconds. */
  timeout: number;
  /** The same for every attempt to send one request, so that the receiver can drop a repetition. */
  key: string;
}

const again = 'Everything you typed is still here.';

/**
 * Sends the values and tells apart what can go wrong.
 * An answer of 400, 409 or 422 with the JSON `{"errors": {"<field>": "<what is wrong>"}}` is about single fields.
 */
export async function post(values: FormValues, form: FormData, { url, encoding, timeout, key }: PostOptions): Promise<Outcome> {
  if (navigator.onLine === false) return failed('You are offline, so nothing was sent.', `${again} Send it again once you are connected.`);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (encoding === 'json') headers['Content-Type'] = 'application/json';
  // Another site would have to allow the header first; most do not, and would refuse the request for it.
  if (url.startsWith('/')) headers['Idempotency-Key'] = key;
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, {
      method: 'POST',
      body: encoding === 'json' ? JSON.stringify(toPlain(values)) : form,
      headers,
      signal,
    });
    return response.ok ? { kind: 'done' } : describeAnswer(response.status, await readAnswer(response));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return failed(
        `No answer came within ${Math.round(timeout / 1000)} seconds.`,
        `${again} It may have arrived all the same; if you are not sure, send it again.`,
      );
    return failed('The connection failed, so nothing was sent.', `${again} Check your connection and send it again.`);
  }
}

interface Answer {
  errors?: Record<string, unknown>;
  message?: string;
}

async function readAnswer(response: Response): Promise<Answer> {
  try {
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}

function describeAnswer(status: number, { errors, message }: Answer): Outcome {
  const said = typeof message === 'string' && message.trim() ? message.trim() : undefined;
  if ([400, 409, 422].includes(status) && errors && typeof errors === 'object') {
    const fields = Object.fromEntries(
      Object.entries(errors).map(([name, words]) => [
        name,
        (Array.isArray(words) ? words : [words]).filter((word) => typeof word === 'string').join(' '),
      ]),
    );
    if (Object.values(fields).some(Boolean)) return { kind: 'invalid', fields, message: said };
  }
  if (said && status < 500) return failed(said, again);
  if (status === 413)
    return failed('The files are too large to be received.', `${again} Choose smaller files, or fewer, and send it again.`);
  if (status === 429) return failed('Too many requests came in just now.', `${again} Wait a minute and send it again.`);
  return failed(`It could not be received (error ${status}).`, `${again} Send it again in a few minutes.`);
}

function failed(what: string, suggestion: string): Outcome {
  return { kind: 'failed', what, suggestion };
}
