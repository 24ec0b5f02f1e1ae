import { css } from '@emotion/react';
import { ActionRow } from '#theme/ui/action-link.tsx';
import { beforeMotif, motifGround } from '#theme/ui/motif-ground.ts';
import { useMotifMask } from '#theme/ui/motif-mask.ts';
import { Section, SectionHead } from '#theme/ui/section.tsx';
import type { NotFoundProps } from './schema.ts';

const codeStyle = css`
    margin-bottom: 2rem;
    color: color-mix(in srgb, var(--accent) 62%, transparent);
    font-family: var(--font-display);
    font-size: clamp(5rem, 3rem + 14vw, 15rem);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.04em;
    line-height: 0.8;

  @media (min-width: 60rem) {
    grid-area: 1 / 2 / 3;
    margin: 0;
  }
`;

const columnStyle = css`
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(30%, auto);
    column-gap: 4rem;
    align-items: center;
  }
`;

const inFirstColumn = css`
  @media (min-width: 60rem) {
    grid-column: 1;
  }
`;

export function NotFoundView({ id, code, actions, logPath: _, ...head }: NotFoundProps) {
  const motif = useMotifMask();
  return (
    <Section block={{ id }} styles={motif && [motif, motifGround]} columnStyles={[motif && beforeMotif, columnStyle]}>
      {code && <p css={codeStyle}>{code}</p>}
      <SectionHead styles={inFirstColumn} block={head} />
      <ActionRow styles={inFirstColumn} actions={actions} />
    </Section>
  );
}
