import { css } from '@emotion/react';
import { cardHighlight } from '#theme/ui/card-highlight.ts';
import { Heading } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { CaseStudiesProps } from './schema.ts';

const style = css`
  --highlight: -1px -1rem 0;
  border-bottom: 1px solid var(--line);

  > li {
    display: grid;
    gap: 1.5rem clamp(2rem, 5vw, 5rem);
    padding-block: clamp(2rem, 1.4rem + 2.4vw, 3.5rem);
    border-top: 1px solid var(--line);
  }
  .place {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    margin-top: 1rem;
    color: var(--accent);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  .story {
    max-width: 42rem;
    color: var(--soft);
  }
  .results {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: 1rem clamp(1.25rem, 2vw, 2rem);
    margin-top: 1.75rem;
  }
  .results > li {
    padding-inline-start: 1.125rem;
    border-inline-start: 2px solid var(--accent);
    font: 500 1.1875rem / 1.36 var(--font-display);
    font-variant-numeric: lining-nums;
  }
  @media (min-width: 64rem) {
    > li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
  @media print {
    > li {
      break-inside: avoid;
    }
  }
`;

const titleStyle = css`
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
`;

/** Engagements one below the other: what and where on one side, the story and its results on the other. */
export function CaseStudiesView(block: CaseStudiesProps) {
  return (
    <Section block={block}>
      <ul css={[style, cardHighlight]} data-cards="">
        {block.studies.map(({ title, description, results, location }) => (
          <li key={title}>
            <div>
              <Heading css={titleStyle}>{title}</Heading>
              {location && (
                <p className="place">
                  <Icon name="map-pin" />
                  {location}
                </p>
              )}
            </div>
            <div>
              <p className="story">{description}</p>
              {results && (
                <ul className="results">
                  {results.map((result) => (
                    <li key={result}>{result}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
