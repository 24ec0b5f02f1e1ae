// Runs in the browser.
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import type { IslandSubmit } from '#theme/blocks/form/server/island-props.ts';
import type { FormValues } from '#theme/blocks/form/shared/controls.ts';
import { submitDefaults } from '#theme/blocks/form/shared/defaults.ts';
import type { FormWords } from '#theme/words/form-words.ts';
import type { Outcome } from './outcome.ts';
import { simulate } from './simulate.ts';

interface Sending {
  name: string;
  submit: IslandSubmit;
  fields: readonly Field[];
  values: FormValues;
  form: FormData;
  /** The same for every attempt to send one request, so that the receiver can drop a repetition. */
  key: string;
  words: FormWords;
}

// A page loads the one that its form uses, and none for a form that is only simulated.
const adapters = {
  post: () => import('#theme/blocks/form/adapters/post/client.ts'),
  netlify: () => import('#theme/blocks/form/adapters/netlify/client.ts'),
  formspree: () => import('#theme/blocks/form/adapters/formspree/client.ts'),
  hubspot: () => import('#theme/blocks/form/adapters/hubspot/client.ts'),
  salesforce: () => import('#theme/blocks/form/adapters/salesforce/client.ts'),
  mailchimp: () => import('#theme/blocks/form/adapters/mailchimp/client.ts'),
  web3forms: () => import('#theme/blocks/form/adapters/web3forms/client.ts'),
};

const loadAdapter = ({ adapter = 'simulate' }: IslandSubmit) => (adapter === 'simulate' ? undefined : adapters[adapter]());

/** Loads what a form is sent with as soon as the form is shown, so that a connection that breaks later does no harm. */
export async function warmUp(submit: IslandSubmit): Promise<void> {
  // What fails is tried again when the form is sent.
  const loaded = await loadAdapter(submit)?.catch(() => undefined);
  if (loaded && 'warmUp' in loaded && submit.transport) loaded.warmUp(submit.transport);
}

/** Sends a form the way its YAML says. */
export async function send({ name, submit, words, ...attempt }: Sending): Promise<Outcome> {
  const { transport, ...options } = { ...submitDefaults, ...submit };
  try {
    const loaded = await loadAdapter(submit);
    if (loaded && transport) return loaded.send({ ...attempt, ...options, transport, words });
  } catch {
    return { kind: 'failed', what: words.disconnected, suggestion: `${words.answersKept} ${words.disconnectedAdvice}` };
  }
  return simulate(name, attempt.values, options.delay);
}
