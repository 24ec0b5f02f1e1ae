import { css } from '@emotion/react';
import { CheckList } from '#theme/ui/check-list.tsx';
import { Pills } from '#theme/ui/pills.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { TagListProps } from './schema.ts';

const pills = css`
  li {
    padding: 0.4rem 0.75rem;
  }
  @media (min-width: 44rem) {
    li {
      padding: 0.5rem 1.15rem;
      font-size: inherit;
    }
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
  }
`;

export function TagListView(block: TagListProps) {
  const { tags, layout } = block;
  return (
    <Section block={block} beside>
      {layout === 'checklist' ? <CheckList styles={checks} items={tags} /> : <Pills styles={pills} items={tags} />}
    </Section>
  );
}
