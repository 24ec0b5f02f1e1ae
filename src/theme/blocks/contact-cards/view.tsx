import { css } from '@emotion/react';
import { usePage } from '#contract/page-context.tsx';
import { ActionLink } from '#theme/ui/action-link.tsx';
import { cardHighlight } from '#theme/ui/card-highlight.ts';
import { type ContactDetail, ContactValue, listContactDetails } from '#theme/ui/contact-details.tsx';
import { Heading } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { Section } from '#theme/ui/section.tsx';
import { keepTogether } from '#theme/ui/telephone.ts';
import { useWords } from '#theme/words/use-words.ts';
import type { ContactCardsProps } from './schema.ts';

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: clamp(1rem, 2vw, 1.5rem);

  > li {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 2;
    row-gap: 0;
    align-content: start;
    justify-items: start;
    min-width: 0;
    padding: clamp(1.5rem, 1.2rem + 1vw, 2rem);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  > li:only-child {
    max-width: 34rem;
  }
  // Four cards stand in rows of two or four, never as three and one below.
  @media (min-width: 40rem) {
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 72rem) {
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  p {
    margin-top: 0.6rem;
    color: var(--soft);
    font-size: var(--text-sm);
  }
  dl {
    display: grid;
    gap: 0.7rem;
    align-content: start;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  dl div {
    display: flex;
    gap: 0.8rem;
  }
  dt {
    flex: none;
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .way {
    color: inherit;
    text-decoration-color: var(--control);
  }
  .way:hover {
    color: var(--accent);
    text-decoration-color: currentColor;
  }
  > li > div + div {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    align-items: start;
    justify-content: space-between;
    width: 100%;
    margin-top: 1.25rem;
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
  }
`;

const iconStyle = css`
  width: 1.75rem;
  height: 1.75rem;
  margin-bottom: 1.25rem;
  color: var(--accent);
`;

const titleStyle = css`
  font-size: var(--title-sm);
`;

const actionStyle = css`
  margin-bottom: -0.75rem;
  &:first-child {
    margin-block: -0.6rem auto;
  }
`;

const detailIcon = css`
  margin-top: 0.125em;
  color: var(--soft);
`;

export function ContactCardsView(block: ContactCardsProps) {
  const { site } = usePage();
  return (
    <Section block={block}>
      <ul css={[style, cardHighlight]} data-cards="">
        {block.cards.map(({ title, icon, region, description, action, ...own }) => {
          // Values of the card are preferred to those of its region.
          const contact = { ...(region && site.regions[region]?.contact), ...own };
          const details = listContactDetails({ ...contact, phone: contact.phone && keepTogether(contact.phone) });
          return (
            <li key={title}>
              <div>
                {icon && <Icon css={iconStyle} name={icon} />}
                <Heading css={titleStyle}>{title}</Heading>
                {description && <p>{description}</p>}
              </div>
              {(details.length > 0 || action) && (
                <div>
                  {details.length > 0 && (
                    <dl>
                      {details.map((detail) => (
                        <Detail key={detail.kind} {...detail} />
                      ))}
                    </dl>
                  )}
                  {action && <ActionLink styles={actionStyle} action={action} look="quiet" />}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Detail(detail: ContactDetail) {
  const words = useWords();
  return (
    <div>
      <dt>
        <Icon css={detailIcon} name={detail.icon} />
        <span className="visually-hidden">{words[detail.kind]}</span>
      </dt>
      <dd>
        <ContactValue {...detail} linkClass="way" />
      </dd>
    </div>
  );
}
