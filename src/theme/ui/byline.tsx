import { css, type Interpolation, type Theme } from '@emotion/react';
import type { Teaser } from '#contract/entry.ts';
import { nameLink } from '#theme/ui/link-styles.ts';
import { Portrait } from './portrait.tsx';

const style = css`
  display: grid;
  gap: 0.875rem 1.5rem;
  list-style: none;
  font-size: var(--text-sm);
  line-height: 1.4;

  li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    gap: 0.875rem;
    align-items: center;
  }
  a {
    ${nameLink}
  }
`;

const nameStyle = css`
  display: block;
  font-weight: 600;
`;

const noteStyle = css`
  display: block;
  color: var(--soft);
  font-size: var(--text-xs);
`;

/** The people of an entry: portrait, name and role. */
export function Byline({ people, styles }: { people: readonly Teaser[]; styles?: Interpolation<Theme> }) {
  return (
    <ul css={[style, styles]}>
      {people.map((person) => (
        <li key={person.id}>
          <Portrait person={person} sizes="2.75rem" isDecoration />
          <span>
            <span css={nameStyle}>{person.href ? <a href={person.href}>{person.title}</a> : person.title}</span>
            {person.note && <span css={noteStyle}>{person.note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
