import { css, type Interpolation, type Theme } from '@emotion/react';
import { Badge } from '#theme/ui/badge.tsx';
import { Heading } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { PointList } from '#theme/ui/point-list.tsx';
import { CardArt } from './card-art.tsx';
import { CardDetails } from './card-details.tsx';
import type { CardLook } from './card-looks.ts';
import type { CardProps } from './schema.ts';

const titleStyle = css`
  font-size: var(--title-sm);
  line-height: 1.22;

  @container (min-width: 27rem) {
    font-size: 1.5rem;
  }
`;

// At the bottom of the card, so that the rules of neighbouring cards are on one line.
const pointsStyle = css`
  margin-top: auto;
  padding-top: 0.5rem;
`;

interface Props {
  card: CardProps;
  index: number;
  look: CardLook;
  columns: 2 | 3 | 4;
  /** Of all cards of the grid. */
  styles: Interpolation<Theme>;
}

/** One card. As a link it can be clicked everywhere; its details open in place. */
export function Card({ card, index, look, columns, styles }: Props) {
  const { id, title, description, icon, image, colour, badge, tag, points, facts, href, details } = card;
  // Without a picture the icon stands large in its place.
  const small = look === 'art' && !image ? undefined : icon;
  const arrow = href && <Icon name="arrow-right" className="go" />;
  return (
    <li css={styles} id={id} data-hue={colour}>
      {look === 'art' && <CardArt card={card} columns={columns} />}
      <div className="body">
        {(small || badge || (arrow && !facts)) && (
          <div className="top">
            {small && <Icon className="mark" name={small} />}
            {badge && <Badge className="badge">{badge}</Badge>}
            {!facts && arrow}
          </div>
        )}
        <Heading css={titleStyle}>{href ? <a href={href}>{title}</a> : title}</Heading>
        {description && <p>{description}</p>}
        <PointList styles={pointsStyle} items={points} />
        {(tag || facts || details) && (
          <div className={points ? 'foot under-points' : 'foot'}>
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
