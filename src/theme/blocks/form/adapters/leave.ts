// Runs in the browser.
import type { Outcome } from '#theme/blocks/form/client/submit/outcome.ts';
import { fillWords } from '#theme/words/fill-words.tsx';
import type { Sending } from './exchange.ts';
import { type Attempt, prepare } from './prepare.ts';

/**
 * What the browser would post, in order, but for ticked consent boxes; several values of one field are entries of their own.
 * @param ticked what the service takes for a ticked box
 */
export function listEntries({ values, form }: Pick<Sending, 'values' | 'form'>, ticked: string): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'string') return [];
    return [[name, Object.hasOwn(values, name) && values[name] === true ? ticked : value]];
  });
}

/**
 * Posts a form as the browser does, because the service lets no script read its answer: the page gives way to that of the
 * service.
 * @returns once the visitor has come back to a page that the browser had kept
 */
export async function leave(encode: (sending: Sending) => [string, string][], attempt: Attempt): Promise<Outcome> {
  const { words } = attempt;
  if (navigator.onLine === false) return { kind: 'failed', what: words.offline, suggestion: `${words.answersKept} ${words.offlineAdvice}` };
  const sending = await prepare(attempt);
  if (!sending) return { kind: 'failed', what: fillWords(words.refused, { status: 400 }), suggestion: words.answersKept };
  const form = document.createElement('form');
  form.method = 'post';
  form.action = sending.url;
  form.hidden = true;
  for (const [name, value] of encode(sending)) {
    // A text area keeps line breaks.
    const control = document.createElement('textarea');
    control.name = name;
    control.value = value;
    form.append(control);
  }
  document.body.append(form);
  // A field called "submit" would hide the form's own.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
  await new Promise((back) => addEventListener('pageshow', back, { once: true }));
  return { kind: 'back' };
}
