// Runs in the browser.

import { type FormValues, toPlain } from '#theme/blocks/form/shared/controls.ts';
import { fillWords } from '#theme/words/fill-words.tsx';
import type { FormWords } from '#theme/words/form-words.ts';
import type { Outcome } from './outcome.ts';

interface PostOptions {
  url: string;
  encoding: 'json' | 'multipart';
  /** In milliseconds. */
  timeout: number;
  /** The same for every attempt to send one request, so that the receiver can drop a repetition. */
  key: string;
  words: FormWords;
}

/**
 * Sends the values and tells apart what can go wrong.
 * An answer of 400, 409 or 422 with the JSON `{"errors": {"<field>": "<what is wrong>"}}` is about single fields.
 */
export async function post(values: FormValues, form: FormData, { url, encoding, timeout, key, words }: PostOptions): Promise<Outcome> {
  if (navigator.onLine === false) return failed(words.offline, `${words.answersKept} ${words.offlineAdvice}`);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (encoding === 'json') headers['Content-Type'] = 'application/json';
  // Not sent to other sites: they would have to allow this header (CORS), and most would refuse the request.
  if (url.startsWith('/')) headers['Idempotency-Key'] = key;
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, {
      method: 'POST',
      body: encoding === 'json' ? JSON.stringify(toPlain(values)) : form,
      headers,
      signal,
    });
    return response.ok ? { kind: 'done' } : describeAnswer(response.status, await readAnswer(response), words);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return failed(fillWords(words.timedOut, { seconds: Math.round(timeout / 1000) }), `${words.answersKept} ${words.timedOutAdvice}`);
    return failed(words.disconnected, `${words.answersKept} ${words.disconnectedAdvice}`);
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

function describeAnswer(status: number, { errors, message }: Answer, words: FormWords): Outcome {
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
  if (said && status < 500) return failed(said, words.answersKept);
  if (status === 413) return failed(words.filesTooLarge, `${words.answersKept} ${words.filesTooLargeAdvice}`);
  if (status === 429) return failed(words.tooManyRequests, `${words.answersKept} ${words.tooManyRequestsAdvice}`);
  return failed(fillWords(words.refused, { status }), `${words.answersKept} ${words.refusedAdvice}`);
}

function failed(what: string, suggestion: string): Outcome {
  return { kind: 'failed', what, suggestion };
}
