import { css } from '@emotion/react';
import { cardHighlight } from '#theme/ui/card-highlight.ts';
import { Heading } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { initials } from '#theme/ui/initials.ts';
import { Monogram } from '#theme/ui/monogram.tsx';
import { Picture } from '#theme/ui/picture.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { ProfilesProps } from './schema.ts';

const style = css`
  --highlight: -0.75rem;
  display: grid;
  gap: clamp(2.5rem, 2rem + 2vw, 4rem) clamp(1.5rem, 3vw, 2.5rem);

  > li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    column-gap: 1.25rem;
    align-content: start;
  }
  > li > div {
    align-self: center;
  }
  > li > p,
  > li > ul {
    grid-column: 1 / -1;
    margin-top: 1.125rem;
  }
  > :nth-of-type(3n + 2) {
    --turn: -90deg;
  }
  > :nth-of-type(3n) {
    --turn: 180deg;
  }
  > li p {
    color: var(--soft);
  }
  div p {
    display: flex;
    gap: 0.5em;
    align-items: center;
    margin-top: 0.4rem;
    font-size: var(--text-sm);
  }
  ul {
    font-size: var(--text-sm);
    list-style: none;
  }
  ul li {
    padding-block: 0.55rem;
    border-top: 1px solid var(--line);
    line-height: 1.45;
  }

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li {
      grid-row: span 4;
      grid-template: subgrid / minmax(0, 1fr);
      row-gap: 0;
    }
    > li > div {
      align-self: start;
      margin-top: 1.25rem;
    }
    > li > p {
      grid-row: 3;
    }
    > li > ul {
      grid-row: 4;
    }
  }
  @media (min-width: 64rem) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const portraitStyle = css`
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  border-radius: var(--radius);
`;

const titleStyle = css`
  font-size: var(--title-sm);
`;

/** One or two people have room for the picture beside the words. */
const beside = css`
  ${style}
  @media (min-width: 64rem) {
    > li,
    > li:only-child {
      grid-template: auto auto 1fr / minmax(0, 13rem) minmax(0, 1fr);
      grid-row: auto;
      column-gap: 2rem;
    }
    > li:only-child {
      grid-column: 1 / -1;
      max-width: 54rem;
    }
    > li > figure {
      grid-area: 1 / 1 / 4;
    }
    > li > div {
      margin: 0;
    }
    > li > div,
    > li > p,
    > li > ul {
      grid-column: 2;
      grid-row: auto;
    }
  }
`;

export function ProfilesView(block: ProfilesProps) {
  const { people } = block;
  const few = people.length < 3;
  const columns = people.length % 4 === 0 || (people.length > 6 && people.length % 3 !== 0) ? 4 : 3;
  return (
    <Section block={block}>
      <ul css={[few ? beside : style, cardHighlight]} data-cards="" data-columns={few ? undefined : columns}>
        {people.map((person) => {
          const { role, name, bio, location, portrait, expertise } = person;
          return (
            <li key={(name ?? '') + role}>
              <figure>
                {portrait ? (
                  <Picture css={portraitStyle} image={portrait} sizes="(min-width: 40rem) 18rem, 5.5rem" />
                ) : (
                  <Monogram letters={initials(person)} />
                )}
              </figure>
              <div>
                <Heading css={titleStyle}>{name ?? role}</Heading>
                {name && <p>{role}</p>}
                {location && (
                  <p>
                    <Icon name="map-pin" />
                    {location}
                  </p>
                )}
              </div>
              {bio && <p>{bio}</p>}
              {expertise && (
                <ul>
                  {expertise.map((field) => (
                    <li key={field}>{field}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
