import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ActionLink } from '#theme/ui/action-link.tsx';
import { Badge } from '#theme/ui/badge.tsx';
import { cardHighlight } from '#theme/ui/card-highlight.ts';
import { Deeper, Heading } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { PointList } from '#theme/ui/point-list.tsx';
import { Section } from '#theme/ui/section.tsx';
import { useWords } from '#theme/words/use-words.ts';
import type { ProgrammesProps } from './schema.ts';

const style = css`
  display: grid;
  gap: clamp(1.25rem, 2vw, 2rem);

  > li {
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  > li > div {
    display: grid;
    gap: 1.125rem;
    align-content: start;
    justify-items: start;
    min-width: 0;
    padding: clamp(1.5rem, 1rem + 2vw, 3rem);
  }
  > li > div + div {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 2.25rem;
    justify-items: stretch;
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
  }
  p {
    color: var(--soft);
  }

  @media (min-width: 64rem) {
    > li:has(> div + div) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    > li > div + div {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
    > li > div:first-child {
      grid-auto-rows: auto;
    }
  }
`;

const iconStyle = css`
  width: 2rem;
  height: 2rem;
  color: var(--accent);
`;

const titleStyle = css`
  font-size: clamp(1.5rem, 1.35rem + 0.7vw, 2rem);
`;

const actionStyle = css`
  @media (min-width: 64rem) {
    align-self: end;
  }
`;

const labelStyle = css`
  margin-bottom: 1.125rem;
  font: 600 var(--text-sm) / 1.4 var(--font-text);
  letter-spacing: 0;
`;

export function ProgrammesView(block: ProgrammesProps) {
  const words = useWords();
  return (
    <Section block={block}>
      <ul css={[style, cardHighlight]} data-cards="">
        {block.programmes.map(({ title, icon, duration, description, requirements, benefits, action }) => (
          <li key={title}>
            <div>
              {icon && <Icon css={iconStyle} name={icon} />}
              <Heading css={titleStyle}>{title}</Heading>
              {duration && <Badge icon="clock">{duration}</Badge>}
              {description && <p>{description}</p>}
              {action && <ActionLink styles={actionStyle} action={action} />}
            </div>
            {(requirements || benefits) && (
              <div>
                {requirements && (
                  <Labelled label={words.requirements}>
                    <PointList items={requirements} />
                  </Labelled>
                )}
                {benefits && (
                  <Labelled label={words.benefits}>
                    <PointList items={benefits} />
                  </Labelled>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <Deeper>
        <Heading css={labelStyle}>{label}</Heading>
      </Deeper>
      {children}
    </section>
  );
}
