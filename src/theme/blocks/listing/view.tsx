import { css } from '@emotion/react';
import type { Listed } from '#contract/entry.ts';
import { Pager } from '#theme/ui/pager.tsx';
import { Section } from '#theme/ui/section.tsx';
import { TeaserList } from '#theme/ui/teaser/teaser-list.tsx';
import type { ListingProps } from './schema.ts';

const emptyStyle = css`
  padding-block: 1.5rem;
  border-block: 1px solid var(--line);
  color: var(--soft);
`;

/** What a query has found, and the way to its other pages. */
export function ListingView(block: ListingProps & Listed) {
  const { entries = [], pager, layout = 'cards', empty } = block;
  return (
    <Section block={block}>
      {entries.length > 0 ? <TeaserList entries={entries} layout={layout} /> : empty && <p css={emptyStyle}>{empty}</p>}
      {pager && pager.paths.length > 1 && <Pager {...pager} of={block.heading} />}
    </Section>
  );
}
