import { css, type Interpolation, type Theme } from '@emotion/react';
import type { Topic } from '#contract/entry.ts';

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  list-style: none;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.5;

  a {
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
`;

/** The topics of an entry; those that have a page lead there. */
export function TopicLinks({ topics, styles }: { topics: readonly Topic[] | undefined; styles?: Interpolation<Theme> }) {
  if (!topics?.length) return null;
  return (
    <ul css={[style, styles]}>
      {topics.map(({ value, label, href }) => (
        <li key={value}>{href ? <a href={href}>{label}</a> : label}</li>
      ))}
    </ul>
  );
}
