import type { FormProps } from '../schema.ts';

/** Milliseconds after which a visitor who submitted the form too early gets a message. */
const patience = 5000;

// The island is found by the path of the event, because a field may hide any property of its form by its name.
const find = "var i=e.composedPath().find(function(n){return n.dataset&&n.dataset.island==='form'});if(i&&!('live'in i.dataset))";

const submit = `addEventListener('submit',function(e){${find}{e.preventDefault();i.dataset.early='';setTimeout(function(){if('early'in i.dataset)i.dataset.late=''},${patience})}},true)`;

const gate = `addEventListener('change',function(e){${find}i.querySelector('[type=submit]').disabled=i.querySelector('[data-gate]:not(:checked)')},true)`;

/**
 * A script before the form, for the time until it is hydrated: it stops the browser from leaving the page, marks the form's
 * island so that the form is sent once after hydration, marks it again when that takes long, and enables the button once the
 * required checkboxes are ticked.
 */
export function earlySubmitScript({ sections }: FormProps): string {
  const hasGate = sections.some(({ fields }) => fields.some((field) => field.type === 'checkbox' && field.gatesSubmit));
  return hasGate ? `${submit};${gate}` : submit;
}
