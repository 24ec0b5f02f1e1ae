// Runs in the browser.

import type { FormProps } from '#theme/blocks/form/schema.ts';
import type { FormValues } from '#theme/blocks/form/shared/controls.ts';
import { submitDefaults } from '#theme/blocks/form/shared/defaults.ts';
import type { FormWords } from '#theme/words/form-words.ts';
import type { Outcome } from './outcome.ts';
import { post } from './post.ts';
import { simulate } from './simulate.ts';

interface Sending {
  name: string;
  submit: FormProps['submit'];
  values: FormValues;
  form: FormData;
  /** See `post`. */
  key: string;
  words: FormWords;
}

/** Sends a form the way its YAML says. */
export function send({ name, submit, values, form, key, words }: Sending): Promise<Outcome> {
  const { adapter, url, encoding, timeout, delay } = { ...submitDefaults, ...submit };
  if (adapter === 'post' && url) return post(values, form, { url, encoding, timeout, key, words });
  return simulate(name, values, delay);
}
