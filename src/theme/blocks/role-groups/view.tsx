import { css } from '@emotion/react';
import { ActionRow } from '#theme/ui/action-link.tsx';
import { cardHighlight } from '#theme/ui/card-highlight.ts';
import { Heading } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { RoleGroupsProps } from './schema.ts';

const style = css`
  --highlight: -1px -1rem 0;
  display: grid;
  border-bottom: 1px solid var(--line);

  > li {
    display: grid;
    gap: 1.5rem clamp(2rem, 5vw, 5rem);
    padding-block: clamp(1.75rem, 1.5rem + 1.2vw, 2.75rem);
    border-top: 1px solid var(--line);
  }
  > li > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.5rem 1rem;
    align-content: start;
  }
  p {
    grid-column: 2;
    color: var(--soft);
    font-size: var(--text-sm);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    column-gap: clamp(1.5rem, 3vw, 2.5rem);
    align-content: start;
    overflow: clip;
    list-style: none;
  }
  /* The line above the first row is cut off, so that lines stand between rows only. */
  ul li {
    margin-top: -1px;
    padding-block: 0.7rem;
    border-top: 1px solid var(--line);
    line-height: 1.45;
    min-width: 0;
  }

  @media (min-width: 60rem) {
    > li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    ul {
      margin-top: -0.7rem;
    }
  }
`;

const iconStyle = css`
  width: 1.5rem;
  height: 1.5rem;
  color: var(--accent);
`;

const titleStyle = css`
  grid-column: 2;
  font-size: var(--title-sm);
`;

const actionsStyle = css`
  margin-top: 2.5rem;
`;

export function RoleGroupsView(block: RoleGroupsProps) {
  return (
    <Section block={block}>
      <ul css={[style, cardHighlight]} data-cards="">
        {block.groups.map(({ title, icon, description, roles }) => (
          <li key={title}>
            <div>
              {icon && <Icon css={iconStyle} name={icon} />}
              <Heading css={titleStyle}>{title}</Heading>
              {description && <p>{description}</p>}
            </div>
            <ul>
              {roles.map((role) => (
                <li key={role}>{role}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ActionRow styles={actionsStyle} actions={block.actions} />
    </Section>
  );
}
