import { css } from '@emotion/react';
import { Badge } from '../../ui/badge.tsx';
import { Heading } from '../../ui/heading.tsx';
import { hueStyles } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import { PointList } from '../../ui/point-list.tsx';
import { CardArt } from './card-art.tsx';
import { CardDetails } from './card-details.tsx';
import { type CardLook, cardLooks } from './card-looks.ts';
import type { CardProps } from './schema.ts';

const style = css`
  ${hueStyles}
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;

  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.75rem;
  }
  .top {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    min-height: 2rem;
    margin-bottom: 0.375rem;
  }
  .top > svg {
    width: 1.75rem;
    height: 1.75rem;
    color: var(--hue);
    stroke-width: 1.35;
  }
  .top > span {
    margin-left: auto;
  }
  h2,
  h3,
  h4 {
    font-size: var(--title-sm);
    line-height: 1.22;
  }
  p {
    color: var(--soft);
    font-size: var(--text-sm);
    line-height: 1.6;
  }
  // At the bottom, so that the rules of neighbours meet.
  .body > .points {
    margin-top: auto;
    padding-top: 0.5rem;
  }
  @container (min-width: 27rem) {
    h2,
    h3,
    h4 {
      font-size: 1.5rem;
    }
    .body > p {
      font-size: var(--text-md);
    }
  }

  .foot {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
    margin-top: auto;
    padding-top: 0.75rem;
  }
  .points + .foot {
    margin-top: 0;
    padding-top: 0;

    > button {
      margin-top: 0.75rem;
    }
  }
  .tag {
    color: var(--hue);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  .row {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 2.75rem;
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
  }
  dl > div {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
  }
  dt {
    order: 1;
    color: var(--soft);
    font-size: var(--text-sm);
  }
  dd {
    font: 500 1.5rem / 1.1 var(--font-display);
    font-variant-numeric: lining-nums tabular-nums;
  }

  // The link of the title covers the whole card.
  h2 a,
  h3 a,
  h4 a {
    color: inherit;
    text-decoration-color: transparent;
    transition: text-decoration-color 0.18s;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--hue);
    outline-offset: -2px;
    border-radius: var(--radius);
  }
  .top > .go {
    width: 1.375rem;
    height: 1.375rem;
  }
  .go {
    margin-left: auto;
    color: var(--hue);
    transition: transform 0.18s;
  }
  &:has(a:hover, a:focus-visible) {
    a {
      text-decoration-color: var(--hue);
    }
    .go {
      transform: translateX(4px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &,
    .go,
    a {
      transition: none;
    }
    &:has(a:hover, a:focus-visible) .go {
      transform: none;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

interface Props {
  card: CardProps;
  index: number;
  look: CardLook;
  columns: 2 | 3 | 4;
}

/** One card. As a link it can be clicked everywhere; its details open in place. */
export function Card({ card, index, look, columns }: Props) {
  const { id, title, description, icon, image, colour, badge, tag, points, facts, href, details } = card;
  // Without a picture the icon stands large in its place.
  const small = look === 'art' && !image ? undefined : icon;
  const arrow = href && <Icon name="arrow-right" className="go" />;
  return (
    <li css={[style, cardLooks[look]]} id={id} data-hue={colour}>
      {look === 'art' && <CardArt card={card} columns={columns} />}
      <div className="body">
        {(small || badge || (arrow && !facts)) && (
          <div className="top">
            {small && <Icon name={small} />}
            {badge && <Badge>{badge}</Badge>}
            {!facts && arrow}
          </div>
        )}
        <Heading>{href ? <a href={href}>{title}</a> : title}</Heading>
        {description && <p>{description}</p>}
        <PointList items={points} />
        {(tag || facts || details) && (
          <div className="foot">
            {tag && <p className="tag">{tag}</p>}
            {facts && (
              <div className="row">
                <dl>
                  {facts.map(({ value, label }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                {arrow}
              </div>
            )}
            {details && <CardDetails details={details} title={title} index={index} />}
          </div>
        )}
      </div>
    </li>
  );
}
