import { css } from '@emotion/react';
import type { Teaser } from '#contract/entry.ts';
import { Heading } from '#theme/ui/heading.tsx';
import { nameLink } from '#theme/ui/link-styles.ts';
import { Portrait } from '#theme/ui/portrait.tsx';

const style = css`
  display: grid;
  gap: 2rem;
  max-width: 44rem;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: clamp(4rem, 12vw, 6rem) minmax(0, 1fr);
    gap: 1.25rem;
    align-items: start;
  }
  p {
    color: var(--soft);
    font-size: var(--text-sm);
    line-height: 1.6;
  }
  p + p {
    margin-top: 0.5rem;
  }
  a {
    ${nameLink}
  }
`;

const nameStyle = css`
  font-size: 1.1875rem;
  line-height: 1.3;
`;

/** The people who wrote an entry, with a sentence about each. */
export function AboutPeople({ people }: { people: readonly Teaser[] }) {
  return (
    <ul css={style}>
      {people.map((person) => (
        <li key={person.id}>
          <Portrait person={person} sizes="6rem" isDecoration />
          <div>
            <Heading css={nameStyle}>{person.href ? <a href={person.href}>{person.title}</a> : person.title}</Heading>
            {person.note && <p>{person.note}</p>}
            {person.summary && <p>{person.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
