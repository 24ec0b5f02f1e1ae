import { css, type Interpolation, type Theme } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import type { Teaser } from '#contract/entry.ts';
import { usePage } from '#contract/page-context.tsx';
import { DateText } from '#theme/ui/dates.tsx';
import { Heading } from '#theme/ui/heading.tsx';
import { coveringLink } from '#theme/ui/link-styles.ts';
import { lookOf, type TeaserLook } from './teaser-looks.ts';
import { TeaserPicture } from './teaser-picture.tsx';

const item = css`
  position: relative;
  min-width: 0;

  @media print {
    break-inside: avoid;
  }
`;

const wordsStyle = css`
  min-width: 0;
`;

const kickerStyle = css`
  margin-bottom: 0.5rem;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.45;
`;

const roleStyle = css`
  margin-top: 0.3rem;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.45;
`;

const summaryStyle = css`
  margin-top: 0.6rem;
  color: var(--soft);
  font-size: var(--text-sm);
  line-height: 1.6;
`;

const factsStyle = css`
  margin-top: 0.75rem;
  color: var(--soft);
  font-size: var(--text-xs);
  line-height: 1.5;
`;

/** Words without a picture begin under a hairline. */
const ruled = css`
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
`;

/** The link of the title covers the whole entry. */
const link = css`
  a {
    ${coveringLink('var(--radius)')}
  }
  a:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: 4px;
  }
  &:hover a {
    text-decoration-color: var(--accent);
  }
  @media (prefers-reduced-motion: no-preference) {
    a {
      transition: text-decoration-color 0.18s;
    }
  }
`;

interface Props {
  entry: Teaser;
  look: TeaserLook;
  withPicture: boolean;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
}

/** One entry of a list. It can be clicked everywhere, if it has a page. */
export function TeaserCard({ entry, look, withPicture, sizes }: Props) {
  const { href, title, summary, topics = [], date, endDate, note, people = [], kind } = entry;
  const { lang } = usePage().region;
  const isEvent = kind === 'event';
  const isPerson = kind === 'person';
  const hasDay = look === 'row' && date;
  const when = date && <DateText date={date} endDate={endDate} time={isEvent ? 'brief' : undefined} />;
  const labels = joinTexts(
    topics.map(({ label }) => label),
    lang,
  );
  const names = joinTexts(
    people.map((person) => person.title),
    lang,
  );
  // Of an event it matters first when it is.
  const kicker = isEvent && !hasDay ? when : !isPerson && labels;
  const facts = isEvent ? [note, names, !hasDay && labels] : [!hasDay && when, !isPerson && note, names];
  return (
    <li css={[item, lookOf(look, 'item'), look === 'card' && !withPicture && ruled, href && link]}>
      {withPicture && <TeaserPicture css={lookOf(look, 'picture')} entry={entry} sizes={sizes} />}
      {hasDay && <p css={lookOf(look, 'day')}>{when}</p>}
      <div css={[wordsStyle, lookOf(look, 'words')]}>
        {kicker && <p css={kickerStyle}>{kicker}</p>}
        <Heading css={lookOf(look, 'title')}>{href ? <a href={href}>{title}</a> : title}</Heading>
        {isPerson && note && <p css={roleStyle}>{note}</p>}
        {summary && look !== 'small' && <p css={[summaryStyle, lookOf(look, 'summary')]}>{summary}</p>}
        <Facts facts={facts} styles={lookOf(look, 'facts')} />
      </div>
    </li>
  );
}

/** Short texts in a line, with points between them. */
function Facts({ facts, styles }: { facts: readonly ReactNode[]; styles: Interpolation<Theme> }) {
  const shown = facts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <p css={[factsStyle, styles]}>
      {shown.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts never move.
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

/** Tax, Cyber: as the language writes a list without "and". */
function joinTexts(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(texts);
}
