import { css } from '@emotion/react';
import { ActionLink, ActionRow } from '#theme/ui/action-link.tsx';
import { Badge } from '#theme/ui/badge.tsx';
import { beforeMotif, motifGround } from '#theme/ui/motif-ground.ts';
import { useMotifMask } from '#theme/ui/motif-mask.ts';
import { Section, SectionHead } from '#theme/ui/section.tsx';
import type { PlaceholderProps } from './schema.ts';

const columnStyle = css`
  display: grid;
  justify-items: start;
`;

const groundStyle = css`
  @media (min-width: 60rem) {
    &::before {
      opacity: 0.7;
    }
  }
`;

const backStyle = css`
  margin: -1.5rem 0 clamp(1.5rem, 3vw, 3rem);
  color: var(--soft);

  &:hover {
    color: var(--ink);
  }
`;

const headStyle = css`
  margin: 1.5rem 0 0;
`;

const actionsStyle = css`
  margin-top: clamp(2rem, 1.5rem + 1.5vw, 3rem);
`;

export function PlaceholderView({ id, badge, icon, actions, back, ...head }: PlaceholderProps) {
  const motif = useMotifMask();
  return (
    <Section block={{ id }} styles={motif && [motif, motifGround, groundStyle]} columnStyles={[motif && beforeMotif, columnStyle]}>
      {back && <ActionLink styles={backStyle} action={back} look="quiet" leadsBack />}
      {badge && <Badge icon={icon}>{badge}</Badge>}
      <SectionHead styles={headStyle} block={head} />
      <ActionRow styles={actionsStyle} actions={actions} />
    </Section>
  );
}
