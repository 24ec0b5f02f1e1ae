// Runs on the server and in the browser.
/** @jsxImportSource react */

import { telephone } from '#theme/ui/telephone.ts';
import { FilledWords } from '#theme/words/fill-words.tsx';
import type { FormIslandProps } from '../server/island-props.ts';
import { useFormWords } from './form-words.ts';

/** An e-mail address and a phone number inside a sentence. */
export function HelpWays({ help: { email, phone } }: Pick<FormIslandProps, 'help'>) {
  const { contactWays } = useFormWords();
  return (
    <FilledWords
      text={contactWays}
      parts={{
        email: <a href={`mailto:${email}`}>{email}</a>,
        phone: <a href={telephone(phone)}>{phone}</a>,
      }}
    />
  );
}
