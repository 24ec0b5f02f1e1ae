import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Deeper, Heading } from '#theme/ui/heading.tsx';
import { Section } from '#theme/ui/section.tsx';
import { TeaserList } from '#theme/ui/teaser/teaser-list.tsx';
import { useWords } from '#theme/words/use-words.ts';
import { AboutPeople } from './about-people.tsx';
import { Neighbours } from './neighbours.tsx';
import type { EntryFootProps } from './schema.ts';

const band = css`
  padding-block: clamp(2.5rem, 2rem + 2.5vw, 4.5rem);
`;

const column = css`
  > :not(:first-child) {
    margin-top: clamp(2.25rem, 1.8rem + 2vw, 3.5rem);
    padding-top: clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem);
    border-top: 1px solid var(--line);
  }
`;

const partStyle = css`
  display: grid;
  gap: 1.5rem 2.5rem;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

const notPrinted = css`
  @media print {
    display: none;
  }
`;

const titleStyle = css`
  font-size: var(--title-sm);
`;

/** What stands below the text of an entry. */
export function EntryFootView({ people, related, previous, next }: EntryFootProps) {
  const words = useWords();
  if (!people && !related && !previous && !next) return null;
  return (
    <Section block={{}} styles={band} columnStyles={column}>
      {people && (
        <Part title={people.length > 1 ? words.aboutAuthors : words.aboutAuthor}>
          <AboutPeople people={people} />
        </Part>
      )}
      {related && (
        <Part title={words.related} onScreen>
          <TeaserList entries={related} layout="small" />
        </Part>
      )}
      <Neighbours previous={previous} next={next} />
    </Section>
  );
}

/** A heading with its content beside it. @param onScreen whether it is left out in print */
function Part({ title, onScreen = false, children }: { title: string; onScreen?: boolean; children: ReactNode }) {
  return (
    <div css={[partStyle, onScreen && notPrinted]}>
      <Heading css={titleStyle}>{title}</Heading>
      <Deeper>{children}</Deeper>
    </div>
  );
}
