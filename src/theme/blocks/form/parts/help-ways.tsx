/** @jsxImportSource react */

import { telephone } from '#theme/ui/telephone.ts';
import type { FormIslandProps } from '../island-props.ts';

/** An e-mail address and a phone number inside a sentence. */
export function HelpWays({ help: { email, phone } }: Pick<FormIslandProps, 'help'>) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a> or <a href={telephone(phone)}>{phone}</a>
    </>
  );
}
