import type { SiteConfig } from '#contract/site-config.ts';
import type { FormPlace } from '../adapters/service.ts';
import { serviceOf } from '../adapters/services.ts';
import type { FormProps } from '../schema.ts';
import { consentHash } from './consent-hash.ts';
import type { Transport } from './transport.ts';

/** Where services that take any name are told what was agreed to, unless the YAML names another field. */
const consentField = 'consent-record';

/** How a form is sent, with its fields under the names of the service; undefined for one that is only simulated. */
export function planSending(form: FormProps, place: FormPlace): Transport | undefined {
  const { submit } = form;
  const service = serviceOf(submit);
  const fields = listFields(form);
  const plan = service?.plan(
    submit,
    place,
    fields.some(({ type }) => type === 'file'),
  );
  if (!service || !plan) return undefined;
  const nameOf = serviceNames(submit);
  const { consentBox, ...rest } = plan;
  const boxes = fields.filter(({ type, name }) => type === 'checkbox' && !submit.unsent?.includes(name));
  const record = submit.consent ?? (service.mapped || submit.adapter === 'post' ? undefined : consentField);
  return {
    ...rest,
    unsent: submit.unsent,
    consentBox: consentBox && nameOf(consentBox),
    consent:
      record && boxes.length > 0
        ? { field: record, hashes: Object.fromEntries(boxes.map(({ name, label }) => [nameOf(name), consentHash(label)])) }
        : undefined,
  };
}

/** Where a form stands, as services are told: with the whole URL of its page of thanks. */
export function placeOfForm({ name, submit }: FormProps, { url, inbox }: Pick<SiteConfig, 'url' | 'inbox'>, path: string): FormPlace {
  return {
    name,
    path,
    returnTo: submit.returnTo?.startsWith('/') ? url + submit.returnTo : undefined,
    proofOfWork: inbox?.proofOfWork,
  };
}

/** A place for questions whose answer does not depend on it. */
export const anyPlace = ({ name }: FormProps): FormPlace => ({ name, path: '/', returnTo: 'https://example.com/' });

/** Whether the browser alone can send the form. */
export function isPostedByBrowser(submit: FormProps['submit']): boolean {
  const service = serviceOf(submit);
  return service !== undefined && !service.needsScript;
}

/** The name that the service has for a field of the form. */
export function serviceNames({ fields = {} }: FormProps['submit']): (name: string) => string {
  return (name) => (Object.hasOwn(fields, name) ? (fields[name] as string) : name);
}

const listFields = ({ sections }: FormProps) => sections.flatMap(({ fields }) => fields);
