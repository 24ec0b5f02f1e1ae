import { CheckList } from '#theme/ui/check-list.tsx';
import { Pills } from '#theme/ui/pills.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { TagListProps } from './schema.ts';

export function TagListView(block: TagListProps) {
  const { tags, layout } = block;
  return (
    <Section block={block} beside>
      {layout === 'checklist' ? <CheckList items={tags} /> : <Pills size="large" items={tags} />}
    </Section>
  );
}
