import { css } from '@emotion/react';
import { usePage } from '#contract/page-context.tsx';
import type { MenuItem } from '#contract/site-config.ts';
import { Flag } from '#theme/ui/flags.tsx';
import { Icon } from '#theme/ui/icon.tsx';

const list = css`
  display: grid;
  gap: 0.125rem;

  &[data-flat] {
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: 0.75rem 1.5rem;
    padding-block: 2.25rem;
  }
  a,
  span[aria-disabled] {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    margin-inline: -0.75rem;
    padding: 0.55rem 0.75rem;
    border-radius: var(--radius);
    color: var(--ink);
    font-weight: 500;
    line-height: 1.4;
    text-decoration: none;
  }
  // As high as the first line, and in its middle.
  .sign {
    align-self: start;
    height: 1.4em;
    color: var(--accent);
  }
  a:hover {
    background: var(--tint);
    color: var(--accent);
  }
  small {
    display: block;
    color: var(--soft);
    font-size: var(--text-xs);
    font-weight: 400;
  }
  span[aria-disabled] {
    color: var(--soft);
    cursor: not-allowed;
    .sign {
      filter: grayscale(1);
      opacity: 0.6;
    }
    em {
      padding: 0.1rem 0.55rem;
      border: 1px solid var(--line);
      border-radius: var(--radius);
      font-size: var(--text-xs);
      font-style: normal;
      white-space: nowrap;
    }
  }
`;

// A rule under the middle of the parent's icon; the words stand under its words.
const nestedList = css`
  margin-block-end: 0.4rem;
  margin-inline-start: 0.6rem;
  padding-inline-start: 1.4rem;
  border-inline-start: 1px solid var(--line);

  li {
    border: 0;
  }
  a,
  span[aria-disabled] {
    padding-block: 0.4rem;
    font-size: var(--text-sm);
    font-weight: 400;
  }
`;

/** The entries of a menu. `flat`: in columns, where the menu has no groups; `nested`: under another entry. */
export function MenuList({ items, flat = false, nested = false }: { items: readonly MenuItem[]; flat?: boolean; nested?: boolean }) {
  return (
    <ul css={[list, nested && nestedList]} data-flat={flat ? '' : undefined}>
      {items.map((item) => (
        <li key={item.label}>
          <MenuEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

/** One entry, and what stands under it. */
function MenuEntry({ item }: { item: MenuItem }) {
  return (
    <>
      <EntryLine item={item} />
      {item.items && <MenuList items={item.items} nested />}
    </>
  );
}

function EntryLine({ item }: { item: MenuItem }) {
  const { site } = usePage();
  const flagName = item.flag && (site.regions[item.flag]?.flag ?? item.flag);
  const words = (
    <>
      {flagName ? <Flag className="sign" name={flagName} /> : item.icon && <Icon className="sign" name={item.icon} />}
      <span>
        {item.label}
        {item.description && <small>{item.description}</small>}
      </span>
    </>
  );
  if (item.disabled || !item.href) {
    return (
      <span aria-disabled="true">
        {words}
        {item.note && <em>{item.note}</em>}
      </span>
    );
  }
  return <a href={item.href}>{words}</a>;
}
