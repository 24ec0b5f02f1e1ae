// Runs in the browser.
import type { FormProps } from '../schema.ts';
import type { FormValues } from '../state/controls.ts';
import type { Outcome } from './outcome.ts';
import { post } from './post.ts';
import { simulate } from './simulate.ts';

/** Sends a form the way its YAML says. @param key see `post` */
export function send({
  name,
  submit,
  values,
  form,
  key,
}: {
  name: string;
  submit: FormProps['submit'];
  values: FormValues;
  form: FormData;
  key: string;
}): Promise<Outcome> {
  const { adapter, url, encoding = 'json', timeout = 15000, delay = 2000 } = submit;
  if (adapter === 'post' && url) return post(values, form, { url, encoding, timeout, key });
  return simulate(name, values, delay);
}
