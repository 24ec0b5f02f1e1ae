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

  > div:first-of-type {
    max-width: 50rem;
    margin: 0;
  }
  > .next {
    margin-top: clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem);
  }
  > .points {
    margin-top: clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem);
    color: var(--soft);
  }

  &[data-size='full'] {
    justify-content: center;
    min-height: clamp(30rem, 76svh, 47rem);

    > div:first-of-type {
      max-width: 59rem;
      margin-top: auto;
    }
    h1,
    h2 {
      font-size: var(--title-xl);
      line-height: 1.06;
      letter-spacing: -0.02em;

      + p {
        margin-top: 1.75rem;
      }
    }
    > .next {
      margin-bottom: auto;
    }
    @media print {
      min-height: 0;
    }
    > .points {
      margin-top: clamp(2.5rem, 2rem + 2vw, 4rem);
      padding-top: 1.5rem;
      border-top: 1px solid var(--line);
    }
  }

  img {
    width: 100%;
    margin-top: 2.5rem;
    border-radius: var(--radius);
  }
  @media (min-width: 60rem) {
    &[data-picture] {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      grid-template-rows: 1fr auto auto auto 1fr;
      column-gap: clamp(2rem, 5vw, 5rem);

      > * {
        grid-column: 1;
      }
      > div:first-of-type {
        grid-row: 2;
      }
      > .next {
        grid-row: 3;
      }
      > .points {
        grid-row: 4;
      }
      > picture,
      > img {
        grid-area: 1 / 2 / -1 / 2;
        align-self: center;
      }
      img {
        margin: 0;
      }
      &[data-size='full'] :is(h1, h2) {
        font-size: var(--title-lg);
      }
    }
  }
`;

/** The opening of a page, over the drawn motif of its region. */
export function HeroView(block: HeroProps) {
  const { id, actions, points, image, size, parallax } = block;
  return (
    <Section block={{ id }} css={style}>
      <Motif parallax={parallax} />
      <div css={layout} data-size={size} data-picture={image && ''}>
        <SectionHead block={block} />
        <ActionRow actions={actions} className="next" />
        <PointList items={points} inLine />
        {image && <Picture image={image} sizes="(min-width: 60rem) 32rem, 92vw" eager />}
      </div>
    </Section>
  );
}
