import { RunningText } from '#theme/ui/running-text.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { ProseProps } from './schema.ts';

export function ProseView(block: ProseProps) {
  return (
    <Section block={block} beside>
      <RunningText text={block.text} opens />
    </Section>
  );
}
