import { css } from '@emotion/react';
import { ActionRow } from '#theme/ui/action-link.tsx';
import { Picture } from '#theme/ui/picture.tsx';
import { PointList } from '#theme/ui/point-list.tsx';
import { Section, SectionHead } from '#theme/ui/section.tsx';
import { Motif } from './motif.tsx';
import type { HeroProps } from './schema.ts';

const style = css`
  && {
    isolation: isolate;
    overflow: clip;
    padding-block: 0;
    background-image: radial-gradient(90% 120% at 92% 8%, color-mix(in srgb, var(--deep) 85%, transparent), transparent 72%);
  }
`;

const layout = css`
  display: flex;
  flex-direction: column;
  padding-block: clamp(3rem, 2rem + 4.4vw, 6rem) clamp(2.5rem, 2rem + 2vw, 4rem);
`;

const head = css`
  max-width: 50rem;
  margin: 0;
`;

const next = css`
  margin-top: clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem);
`;

const pointsStyle = css`
  margin-top: clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem);
  color: var(--soft);
`;

const picture = css`
  width: 100%;
  margin-top: 2.5rem;
  border-radius: var(--radius);
`;

/** What is different in a hero that fills the screen. */
const full = {
  layout: css`
    justify-content: center;
    min-height: clamp(30rem, 76svh, 47rem);
    @media print {
      min-height: 0;
    }
  `,
  head: css`
    max-width: 59rem;
    margin-top: auto;
  `,
  next: css`
    margin-bottom: auto;
  `,
  points: css`
    margin-top: clamp(2.5rem, 2rem + 2vw, 4rem);
    padding-top: 1.5rem;
    border-top: 1px solid var(--line);
  `,
};

const inRow = (row: number) => css`
  @media (min-width: 60rem) {
    grid-row: ${row};
  }
`;

/** What is different beside a picture, where the screen is wide enough for both. */
const besidePicture = {
  layout: css`
    @media (min-width: 60rem) {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      grid-template-rows: 1fr auto auto auto 1fr;
      column-gap: clamp(2rem, 5vw, 5rem);

      > * {
        grid-column: 1;
      }
      > .picture {
        grid-area: 1 / 2 / -1 / 2;
        align-self: center;
      }
    }
  `,
  head: inRow(2),
  next: inRow(3),
  points: inRow(4),
  picture: css`
    @media (min-width: 60rem) {
      margin: 0;
    }
  `,
};

/** The opening of a page, over the drawn motif of its region. */
export function HeroView(block: HeroProps) {
  const { id, actions, points, image, size, parallax } = block;
  const isFull = size === 'full';
  const styled = (part: 'layout' | 'head' | 'next' | 'points') => [isFull && full[part], image && besidePicture[part]];
  return (
    <Section block={{ id }} styles={style}>
      <Motif parallax={parallax} />
      <div css={[layout, ...styled('layout')]}>
        <SectionHead block={block} size={isFull ? (image ? 'besidePicture' : 'full') : undefined} styles={[head, ...styled('head')]} />
        <ActionRow actions={actions} styles={[next, ...styled('next')]} />
        <PointList items={points} inLine styles={[pointsStyle, ...styled('points')]} />
        {image && (
          <Picture image={image} sizes="(min-width: 60rem) 32rem, 92vw" eager css={[picture, besidePicture.picture]} frameClass="picture" />
        )}
      </div>
    </Section>
  );
}
