import { addressBelow, baseOf } from '#contract/base.ts';
import type { Direction } from '#contract/direction.ts';
import { inboxPath, type ReceivedForm, type ReceivingPlace } from '#contract/form-rules.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { type FormWords, formWords } from '#theme/words/form-words.ts';
import { addressTerms } from '../address-terms.ts';
import { placeOfForm, planSending } from '../plan-sending.ts';
import { renameFields } from '../rename-fields.ts';

/** A form as the inbox knows it: its fields, and what it says to visitors without script. */
export interface KnownForm extends Pick<FormProps, 'name' | 'heading' | 'sections'> {
  lang: string;
  direction: Direction;
  /** Where it is posted to. */
  action: string;
  hasFiles: boolean;
  label: string;
  success: Pick<FormProps['success'], 'heading' | 'text'>;
  trap: string;
  returnTo?: string;
  words: FormWords;
  contact: { email: string; phone: string };
}

/** What the inbox of the site has to know of a form; undefined for one that is sent elsewhere. */
export function receivedForm(form: FormProps, place: ReceivingPlace): ReceivedForm | undefined {
  const plan = isForInbox(form) ? planSending(form, placeOfForm(form, place.site, place.path)) : undefined;
  if (!plan) return undefined;
  const { name, heading, sections, success, submit, contact } = renameFields(form);
  const { regions } = place.site;
  const address = (path: string) => addressBelow(baseOf(place.site), path);
  const office = (contact && regions[contact]?.contact) || regions[place.regionName]?.contact;
  const known: KnownForm = {
    name,
    heading,
    sections: addressTerms(sections, address),
    lang: place.lang,
    direction: place.direction,
    action: address(plan.url),
    hasFiles: sections.some(({ fields }) => fields.some(({ type }) => type === 'file')),
    label: submit.label,
    success: { heading: success.heading, text: success.text },
    trap: plan.trap.name,
    returnTo: submit.returnTo && address(submit.returnTo),
    words: Object.fromEntries(Object.entries(formWords).map(([key, word]) => [key, place.words[key] ?? word])) as FormWords,
    contact: { email: office?.email ?? '', phone: office?.phone ?? '' },
  };
  return { name, form: known };
}

/** Whether a form is posted to the inbox of its own site. */
export const isForInbox = ({ submit: { adapter, url } }: FormProps) => adapter === 'post' && url?.startsWith(inboxPath) === true;
