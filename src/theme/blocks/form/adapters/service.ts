import type { FormProps } from '#theme/blocks/form/schema.ts';
import type { Transport } from '#theme/blocks/form/server/transport.ts';

export type Submit = FormProps['submit'];

/** What a page knows where a form stands. */
export interface FormPlace {
  /** The whole URL of the page of thanks, if there is one. */
  returnTo?: string;
  /** The name of the form. */
  name: string;
  /** The path of its page. */
  path: string;
  /** Whether the inbox of the site asks for a proof of work. */
  proofOfWork?: boolean;
}

/** What a service expects of a form and of its page; encode and decode stand beside it, in client.ts. */
export interface Service {
  /** As people call it. */
  title: string;
  /** The settings that it needs under "submit", and those that it can do with. */
  needs: readonly (keyof Submit)[];
  takes: readonly (keyof Submit)[];
  /** Whether each field has to be given a name of the service; else it takes any. */
  mapped: boolean;
  /** Fields that the service refuses to do without. */
  required?: readonly string[];
  /** What is wrong with a name as that of a field of the service. */
  judgeName?(name: string): { message: string; suggestion: string } | undefined;
  /** Whether it takes files; several values of one field. */
  files: boolean;
  lists: boolean;
  /** Whether it answers with a page of its own, which no script may read. */
  hasOwnPage?: boolean;
  /** Whether it takes forms from scripts only. */
  needsScript?: boolean;
  /** The value of a ticked box. */
  ticked?: string;
  /** Whether the page needs a copy of the form for the service to find when the site is deployed. */
  isFound?: boolean;
  /** @param hasFiles whether the form asks for files @returns undefined while the settings are incomplete, which is a diagnostic */
  plan(submit: Submit, place: FormPlace, hasFiles: boolean): Transport | undefined;
}

/** How the browser alone packs a form. */
export const encType = (hasFiles: boolean) => (hasFiles ? ('multipart/form-data' as const) : undefined);

/** What is not among the known names of a service. */
export function unknownName(title: string, name: string, forms: string) {
  return { message: `${title} has no field called "${name}".`, suggestion: `Use ${forms}.` };
}
