// Runs in the browser.
import type { Outcome } from '#theme/blocks/form/client/submit/outcome.ts';
import { fillWords } from '#theme/words/fill-words.tsx';
import type { FormWords } from '#theme/words/form-words.ts';
import type { Answer, Exchange } from './exchange.ts';
import { type Attempt, prepare } from './prepare.ts';

/** Sends a form by `fetch`, and tells apart what can go wrong. */
export async function deliver({ encode, decode }: Exchange, attempt: Attempt): Promise<Outcome> {
  const { timeout, words } = attempt;
  if (navigator.onLine === false) return failed(words.offline, `${words.answersKept} ${words.offlineAdvice}`);
  const sending = await prepare(attempt);
  if (!sending) return describeRefusal(400, undefined, words);
  try {
    const { url, headers, body } = encode(sending);
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeout) });
    const answer = await readAnswer(response);
    const verdict = decode(answer);
    return verdict.kind === 'refused' ? describeRefusal(answer.status, verdict.message, words) : verdict;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return failed(fillWords(words.timedOut, { seconds: Math.round(timeout / 1000) }), `${words.answersKept} ${words.timedOutAdvice}`);
    return failed(words.disconnected, `${words.answersKept} ${words.disconnectedAdvice}`);
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const { status } = response;
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return { status, body: body as Answer['body'] };
  } catch {
    // Not every service answers with JSON, and no server does when it is away.
  }
  return { status, body: {} };
}

function describeRefusal(status: number, message: string | undefined, words: FormWords): Outcome {
  if (message && status < 500) return failed(message, words.answersKept);
  if (status === 413) return failed(words.filesTooLarge, `${words.answersKept} ${words.filesTooLargeAdvice}`);
  if (status === 429) return failed(words.tooManyRequests, `${words.answersKept} ${words.tooManyRequestsAdvice}`);
  return failed(fillWords(words.refused, { status }), `${words.answersKept} ${words.refusedAdvice}`);
}

function failed(what: string, suggestion: string): Outcome {
  return { kind: 'failed', what, suggestion };
}
