import { css } from '@emotion/react';
import { CheckList } from '../../ui/check-list.tsx';
import { Pills } from '../../ui/pills.tsx';
import { Section } from '../../ui/section.tsx';
import type { TagListProps } from './schema.ts';

const split = css`
  @media (min-width: 60rem) {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: 4rem;
      align-items: center;
    }
    > div > :first-child {
      margin-bottom: 0;
    }
  }
`;

const pills = css`
  gap: 0.625rem;

  li {
    max-width: 100%;
    padding: 0.5rem 1.15rem;
    font-size: inherit;
    overflow-wrap: break-word;
  }
`;

const checks = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: 0 2rem;

  li {
    padding: 0.95rem 0;
    border-top: 1px solid var(--line);
  }
  span {
    min-width: 0;
    overflow-wrap: break-word;
  }
`;

export function TagListView(block: TagListProps) {
  const { eyebrow, heading, intro, tags, layout } = block;
  const headed = eyebrow || heading || intro;
  return (
    <Section block={block} css={headed && split}>
      {layout === 'checklist' ? <CheckList css={checks} items={tags} /> : <Pills css={pills} items={tags} />}
    </Section>
  );
}
