import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormRules, InboxAnswer, PostedForm } from '#contract/form-rules.ts';

/** A form that is being received. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** As the build recorded it. */
  form: object;
  rules: FormRules;
}

const statuses = { busy: 429, 'too-large': 413, 'not-kept': 503 } as const;

// Of what is drawn here, only the form does anything.
const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Tells a script by JSON, and a visitor without script by a page, how sending ended. @param posted shown again if it was not kept */
export function respond({ request, response, form, rules }: Exchange, answer: InboxAnswer, posted?: PostedForm): void {
  const status = answer.kind === 'done' ? 200 : answer.kind === 'faults' ? 422 : statuses[answer.reason];
  // A body that was not read to its end would be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  if (status === 429 || status === 503) response.setHeader('Retry-After', '60');
  response.setHeader('Cache-Control', 'no-store');
  if (request.headers.accept?.includes('application/json')) {
    const body =
      answer.kind === 'done'
        ? { ok: true }
        : answer.kind === 'faults'
          ? { errors: answer.errors }
          : { message: rules.describe(form, answer.reason) };
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
    return;
  }
  const thanks = answer.kind === 'done' ? rules.returnTo(form) : undefined;
  if (thanks) {
    // Loading the page of thanks again sends nothing again.
    response.writeHead(303, { Location: thanks });
    response.end();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Security-Policy': policy });
  response.end(rules.draw(form, answer, posted));
}
