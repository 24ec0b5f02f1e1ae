import type { BlockContext } from '#contract/block-context.tsx';
import type { PageContext } from '#contract/page-context.tsx';
import { pageTitle } from '#contract/page-title.ts';
import type { FormWords } from '#theme/words/form-words.ts';
import { wordsOf } from '#theme/words/use-words.ts';
import type { FormProps } from '../schema.ts';
import type { Office } from '../shared/office-card.tsx';
import { addressTerms } from './address-terms.ts';
import { placeOfForm, planSending } from './plan-sending.ts';
import { renameFields } from './rename-fields.ts';
import { selectWords } from './select-words.ts';
import type { Transport } from './transport.ts';

/** What the form's island needs: plain data, all names resolved. */
export interface FormIslandProps extends Pick<FormProps, 'name' | 'sections'> {
  submit: IslandSubmit;
  /** With the whole title of the browser tab. */
  success: FormProps['success'] & { title: string };
  /** The level of the block's own heading. */
  level: number;
  /** The office card above the submit button. */
  contact?: { heading: string; office: Office };
  /** Contact shown when the form cannot be sent. */
  help: Help;
  /** The theme's words for the form, as far as they differ from English. */
  words?: Partial<FormWords>;
}

/** How the form is sent; `transport` is missing where it is only simulated. */
export interface IslandSubmit
  extends Pick<FormProps['submit'], 'label'>,
    Partial<Pick<FormProps['submit'], 'busyLabel' | 'note' | 'adapter' | 'delay' | 'encoding' | 'timeout'>> {
  transport?: Transport;
}

interface Help {
  email: string;
  phone: string;
}

/** The props of the island, from the block and its page; they are sent to the browser as JSON. */
export function formIslandProps(form: FormProps, page: PageContext, { level }: BlockContext): FormIslandProps {
  const { name, sections, success, contact, contactHeading } = renameFields(form);
  const { regions } = page.site;
  const words = wordsOf(page);
  const office = contact ? regions[contact]?.contact : undefined;
  return {
    name,
    // The names of sections are for authors.
    sections: addressTerms(sections, page.address).map(({ id: _id, ...section }) => section),
    submit: islandSubmit(form, page),
    success: {
      ...success,
      action: success.action && { ...success.action, href: page.address(success.action.href) },
      title: pageTitle(success.title ?? success.heading, page.site),
    },
    level,
    contact: office && { heading: contactHeading ?? words.office, office },
    help: helpOf(form, page),
    words: selectWords(form, words),
  };
}

function islandSubmit(form: FormProps, page: PageContext): IslandSubmit {
  const { submit } = form;
  const plan = planSending(form, placeOfForm(form, page.site, page.path));
  if (!plan) return submit;
  const transport = { ...plan, url: page.address(plan.url) };
  const { label, busyLabel, note, adapter, encoding, timeout } = submit;
  return { label, busyLabel, note, adapter, encoding, timeout, transport };
}

/** The contact for a form that cannot be sent: the office named in the form or beside it, else that of the page. */
export function helpOf({ contact, aside }: FormProps, { site, region }: PageContext): Help {
  const name = contact ?? aside?.contact;
  const { email, phone } = (name ? site.regions[name]?.contact : undefined) ?? region.contact;
  return { email, phone };
}
