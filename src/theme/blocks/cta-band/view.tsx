import { css } from '@emotion/react';
import { ActionRow } from '#theme/ui/action-link.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { useMotifMask } from '#theme/ui/motif-mask.ts';
import { PointList } from '#theme/ui/point-list.tsx';
import { Section, SectionHead } from '#theme/ui/section.tsx';
import type { CtaBandProps } from './schema.ts';

// On a filled band the region's accent would not show; its drawing fades in behind the buttons instead.
const ground = css`
  --accent: color-mix(in srgb, var(--ink) 86%, var(--deep));
  --soft: color-mix(in srgb, var(--ink) 80%, var(--deep));
  --line: color-mix(in srgb, var(--ink) 24%, var(--deep));
`;

const drawing = css`
  isolation: isolate;
  overflow: clip;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline-end: 0;
    width: min(100%, 60rem);
    background: linear-gradient(to right, transparent 20%, var(--accent));
    opacity: 0.2;
    mask: var(--motif) right 40% / cover;
  }
`;

const style = css`
  display: grid;
  gap: 1.75rem clamp(2rem, 6vw, 6rem);

  .ask {
    display: grid;
    gap: 1.75rem;
    align-content: center;
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) fit-content(52%);

    > * {
      grid-column: 1;
    }
    > .ask {
      grid-area: 1 / 2;
    }
  }
`;

const emphases = {
  strong: css`
    .ask {
      align-content: end;
    }
  `,
  normal: undefined,
  quiet: css`
    @media (min-width: 60rem) {
      grid-template-columns: minmax(0, 1fr) minmax(19rem, 24rem);

      .ask {
        padding-inline-start: clamp(2rem, 4vw, 4rem);
        border-inline-start: 1px solid var(--line);
      }
    }
  `,
};

const iconStyle = css`
  width: 2.5rem;
  height: 2.5rem;
  color: var(--accent);
  stroke-width: 1.2;
`;

/** The points and buttons (`.ask`) begin beside the icon and go on beside the heading. */
const besideIcon = css`
  @media (min-width: 60rem) {
    > .ask {
      grid-row-end: span 2;
    }
  }
`;

const headStyle = css`
  margin: 0;
`;

const pointsBelow = css`
  padding-top: 1.5rem;
  border-top: 1px solid var(--line);
  @media (min-width: 60rem) {
    && {
      grid-column: 1 / -1;
    }
  }
`;

const tinted = css`
  && {
    background: var(--tint);
  }
`;

/** A band with one call to action: filled with the region's colour, or tinted with it. */
export function CtaBandView(block: CtaBandProps) {
  const { id, icon, points, actions, emphasis } = block;
  const strong = emphasis === 'strong';
  const motif = useMotifMask();
  return (
    <Section block={{ id }} styles={strong ? [ground, motif && [drawing, motif]] : tinted}>
      <div css={[style, emphases[emphasis], icon && besideIcon]}>
        {icon && <Icon css={iconStyle} name={icon} />}
        <SectionHead block={block} styles={headStyle} />
        <div className="ask">
          {!strong && <PointList items={points} />}
          <ActionRow actions={actions} stacked={emphasis === 'quiet'} />
        </div>
        {strong && <PointList items={points} inLine styles={pointsBelow} />}
      </div>
    </Section>
  );
}
