import { css } from '@emotion/react';
import { ActionRow } from '#theme/ui/action-link.tsx';
import { Byline } from '#theme/ui/byline.tsx';
import { Heading } from '#theme/ui/heading.tsx';
import { Picture } from '#theme/ui/picture.tsx';
import { Portrait } from '#theme/ui/portrait.tsx';
import { Eyebrow, Section } from '#theme/ui/section.tsx';
import { TopicLinks } from '#theme/ui/topic-links.tsx';
import { useWords } from '#theme/words/use-words.ts';
import { Contact } from './contact.tsx';
import { Facts } from './facts.tsx';
import { PublishedLine } from './published-line.tsx';
import type { EntryHeadProps } from './schema.ts';

const band = css`
  padding-block: clamp(2.5rem, 2rem + 3vw, 5.5rem) clamp(2.25rem, 1.8rem + 2vw, 4rem);
`;

const layout = css`
  display: grid;
  row-gap: 1.75rem;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    grid-template-rows: auto 1fr;
    column-gap: 2.5rem;
  }
`;

const aboveStyle = css`
  margin-bottom: -0.75rem;

  @media (min-width: 64rem) {
    grid-area: 1 / 1;
    // On the first line of the heading.
    margin: 0.9rem 0 0;
  }
`;

const portraitStyle = css`
  width: min(11rem, 45%);

  @media (min-width: 64rem) {
    grid-area: 1 / 1;
    width: min(100%, 17rem);
  }
`;

const mainStyle = css`
  min-width: 0;

  @media (min-width: 64rem) {
    grid-area: 1 / 2 / span 2 / 2;
  }
`;

const titleStyle = css`
  max-width: 22em;
  font-size: clamp(2.125rem, 1.55rem + 2.5vw, 3.875rem);
  line-height: 1.08;
  letter-spacing: -0.018em;
`;

const noteStyle = css`
  margin-top: 0.75rem;
  color: var(--accent);
  font-size: var(--text-lg);
  font-weight: 600;
  line-height: 1.4;
`;

const introStyle = css`
  max-width: 34em;
  margin-top: clamp(1rem, 0.8rem + 0.8vw, 1.5rem);
  color: var(--soft);
  font-size: clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem);
  line-height: 1.5;
`;

const actionsStyle = css`
  margin-top: 2rem;
`;

const detailsStyle = css`
  display: grid;
  gap: 1.125rem;
  align-content: start;

  @media (min-width: 64rem) {
    grid-area: 2 / 1;
  }
`;

const labelStyle = css`
  margin-bottom: -0.25rem;
  color: var(--soft);
  font-size: var(--text-xs);
`;

const figureStyle = css`
  margin-top: 0.5rem;

  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    margin-top: 1.5rem;

    .picture {
      grid-column: 1 / -1;
    }
  }
`;

const pictureStyle = css`
  width: 100%;
  max-height: 42rem;
  border-radius: var(--radius);
  object-fit: cover;

  @media print {
    max-height: 20rem;
  }
`;

const captionStyle = css`
  max-width: 42rem;
  margin-top: 0.75rem;
  color: var(--soft);
  font-size: var(--text-xs);
  line-height: 1.5;

  @media (min-width: 64rem) {
    grid-column: 2;
  }
`;

/** The opening of an entry. What accompanies the heading hangs beside it where there is room. */
export function EntryHeadView(block: EntryHeadProps) {
  const { id, eyebrow, heading, note, intro, topics, people, peopleAre = 'authors', facts, contact, actions, picture } = block;
  const { portrait, isPerson, date, updated, minutes } = block;
  const words = useWords();
  const isDated = date || updated || minutes;
  return (
    <Section block={{ id }} styles={band}>
      <div css={layout}>
        {isPerson || portrait ? (
          <div css={portraitStyle}>
            <Portrait person={{ title: heading, note, picture: portrait }} sizes="17rem" />
          </div>
        ) : (
          (eyebrow || topics) && (
            <div css={aboveStyle}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <TopicLinks topics={topics} />
            </div>
          )
        )}
        <div css={mainStyle}>
          <Heading css={titleStyle}>{heading}</Heading>
          {note && <p css={noteStyle}>{note}</p>}
          {intro && <p css={introStyle}>{intro}</p>}
          <Facts facts={facts} />
          {contact && <Contact contact={contact} />}
          <ActionRow actions={actions} styles={actionsStyle} />
        </div>
        {(people || isDated || ((isPerson || portrait) && topics)) && (
          <div css={detailsStyle}>
            {people && peopleAre !== 'authors' && <p css={labelStyle}>{words[peopleAre]}</p>}
            {people && <Byline people={people} />}
            {isDated && <PublishedLine date={date} updated={updated} minutes={minutes} />}
            {(isPerson || portrait) && <TopicLinks topics={topics} />}
          </div>
        )}
        {picture && (
          <figure css={figureStyle}>
            <Picture css={pictureStyle} image={picture} sizes="(min-width: 84rem) 77rem, 92vw" eager frameClass="picture" />
            {picture.caption && <figcaption css={captionStyle}>{picture.caption}</figcaption>}
          </figure>
        )}
      </div>
    </Section>
  );
}
