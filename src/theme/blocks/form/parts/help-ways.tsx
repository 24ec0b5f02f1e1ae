/** @jsxImportSource react */

import { telephone } from '#theme/ui/telephone.ts';
import { FilledWords } from '#theme/words/fill-words.tsx';
import { useFormWords } from '../form-words.ts';
import type { FormIslandProps } from '../island-props.ts';

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
