import { css } from '@emotion/react';
import { ContactValue, listContactDetails } from '#theme/ui/contact-details.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { useWords } from '#theme/words/use-words.ts';
import type { EntryHeadProps } from './schema.ts';

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 2.5rem;
  margin-top: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  font-size: var(--text-sm);
  line-height: 1.5;

  > div {
    display: flex;
    gap: 0.7rem;
  }
  dd {
    min-width: 0;
  }
`;

const iconStyle = css`
  margin-top: 0.125em;
  color: var(--accent);
`;

/** How to reach a person or an office. */
export function Contact({ contact }: { contact: NonNullable<EntryHeadProps['contact']> }) {
  const words = useWords();
  return (
    <dl css={style}>
      {listContactDetails(contact).map((detail) => (
        <div key={detail.kind}>
          <dt>
            <Icon css={iconStyle} name={detail.icon} />
            <span className="visually-hidden">{words[detail.kind]}</span>
          </dt>
          <dd>
            <ContactValue {...detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
