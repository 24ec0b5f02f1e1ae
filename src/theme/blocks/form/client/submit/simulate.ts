// Runs in the browser.
import { type FormValues, toPlain } from '#theme/blocks/form/shared/controls.ts';
import type { Outcome } from './outcome.ts';

/** Waits, writes the values to the console and succeeds. Makes no request. @param delay in milliseconds */
export async function simulate(formName: string, values: FormValues, delay: number): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  console.log(`[${formName}]`, toPlain(values));
  return { kind: 'done' };
}
