// Runs in the browser.
import { toPlain } from '#theme/blocks/form/shared/controls.ts';
import { deliver } from '../deliver.ts';
import { type Answer, isOk, type Packed, type Sending, type Verdict } from '../exchange.ts';
import type { Attempt } from '../prepare.ts';

/** What HubSpot is told of the page and of what was agreed to. */
export interface HubSpotContext {
  pageUri: string;
  pageName: string;
  /** The words of the box that agrees to processing, if it was ticked. */
  agreed?: string;
}

/**
 * Properties of contacts; several values of one are joined by a semicolon
 * (https://developers.hubspot.com/docs/api-reference/legacy/forms-v3-legacy/post-submissions-v3-integration-submit-portalId-formGuid).
 */
export function encode({ url, values }: Sending, { pageUri, pageName, agreed }: HubSpotContext): Packed {
  const fields = Object.entries(toPlain(values))
    .map(([name, value]) => ({ objectTypeId: '0-1', name, value: [value].flat().join(';') }))
    .filter(({ value }) => value);
  const legalConsentOptions = agreed ? { consent: { consentToProcess: true, text: agreed } } : undefined;
  return {
    url,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields, context: { pageUri, pageName }, legalConsentOptions }),
  };
}

/** `{message, errors: [{message: "Error in 'fields.<name>'. <what is wrong>", errorType}]}` */
export function decode({ status, body: { message, errors } }: Answer): Verdict {
  if (isOk(status)) return { kind: 'done' };
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const { message: text = '' } of Array.isArray(errors) ? (errors as { message?: string }[]) : []) {
    const [, name, words = ''] = text.match(/^Error in 'fields\.([^']+)'\.? *(.*)$/s) ?? [];
    if (name) fields[name] = words || text;
    else if (text) others.push(text);
  }
  const said = others.join(' ') || undefined;
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields, message: said };
  return { kind: 'refused', message: said ?? (typeof message === 'string' ? message : undefined) };
}

export function send(attempt: Attempt) {
  const { fields, values, transport } = attempt;
  const box = fields.find(({ name }) => name === transport.consentBox);
  const context = {
    // Without its query, which may say where a visitor came from.
    pageUri: location.origin + location.pathname,
    pageName: document.title,
    agreed: box && values[box.name] === true ? box.label : undefined,
  };
  return deliver({ encode: (sending) => encode(sending, context), decode }, attempt);
}
