import { css } from '@emotion/react';
import { Badge } from '#theme/ui/badge.tsx';
import { cardHighlight } from '#theme/ui/card-highlight.ts';
import { Deeper, Heading } from '#theme/ui/heading.tsx';
import { useHues } from '#theme/ui/hue.ts';
import { Icon } from '#theme/ui/icon.tsx';
import { PointList } from '#theme/ui/point-list.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { PracticeAreasProps } from './schema.ts';

const style = css`
  --hue: var(--accent);
  display: grid;
  gap: clamp(1.75rem, 1.2rem + 2vw, 2.5rem) clamp(2rem, 5vw, 5rem);
  padding-top: clamp(1.75rem, 1.2rem + 2.4vw, 3rem);
  border-top: 1px solid var(--line);
  box-shadow: inset 0 2px 0 -1px var(--hue);

  & + & {
    margin-top: clamp(3rem, 2rem + 4vw, 5.5rem);
  }
  .lead {
    display: grid;
    gap: 1rem;
    align-content: start;
    justify-items: start;
  }
  p {
    color: var(--soft);
  }
  .services {
    --highlight: -0.875rem;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: clamp(2rem, 1.5rem + 1.6vw, 3rem) clamp(1.5rem, 3vw, 3rem);
  }
  .services > li {
    display: grid;
    gap: 0.625rem;
    align-content: start;

    > p {
      font-size: var(--text-sm);
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

    .lead {
      position: sticky;
      top: calc(var(--header) + 2rem);
      align-self: start;
    }
  }
  @media print {
    .lead {
      position: static;
    }
    .services > li {
      break-inside: avoid;
    }
  }
`;

const iconStyle = css`
  width: 2rem;
  height: 2rem;
  color: var(--hue);
  stroke-width: 1.3;
`;

const titleStyle = css`
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
`;

const serviceTitle = css`
  font-size: var(--title-sm);
`;

const pointsStyle = css`
  margin-top: 0.375rem;
`;

/** Areas of practice: what the area is on one side, its services on the other. */
export function PracticeAreasView(block: PracticeAreasProps) {
  const hues = useHues(block.areas.map((area) => area.colour));
  return (
    <Section block={block} columnStyles={hues}>
      {block.areas.map(({ title, id, description, icon, colour, note, services }) => (
        <article key={title} css={style} id={id} data-hue={colour}>
          <div className="lead">
            {icon && <Icon css={iconStyle} name={icon} />}
            <Heading css={titleStyle}>{title}</Heading>
            {note && <Badge icon="map-pin">{note}</Badge>}
            {description && <p>{description}</p>}
          </div>
          <Deeper>
            <ul css={cardHighlight} className="services" data-cards="">
              {services.map((service) => (
                <li key={service.name}>
                  <Heading css={serviceTitle}>{service.name}</Heading>
                  {service.description && <p>{service.description}</p>}
                  <PointList styles={pointsStyle} items={service.features} />
                </li>
              ))}
            </ul>
          </Deeper>
        </article>
      ))}
    </Section>
  );
}
