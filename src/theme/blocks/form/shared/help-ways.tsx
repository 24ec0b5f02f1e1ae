// Runs on the server and in the browser.
/** @jsxImportSource react */

import { ContactValue } from '#theme/ui/contact-details.tsx';
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
        email: <ContactValue kind="email" value={email} />,
        phone: <ContactValue kind="phone" value={phone} />,
      }}
    />
  );
}
