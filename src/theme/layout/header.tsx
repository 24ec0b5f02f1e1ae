import { css } from '@emotion/react';
import { usePage } from '#contract/page-context.tsx';
import type { PageData } from '#contract/site-config.ts';
import { ActionLink } from '#theme/ui/action-link.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { Container } from '#theme/ui/section.tsx';
import { useWords } from '#theme/words/use-words.ts';
import { Brand } from './brand.tsx';
import { MenuPanel } from './menu-panel.tsx';

const bar = css`
  position: sticky;
  top: 0;
  z-index: 10;
  height: var(--header);
  border-bottom: 1px solid var(--line);
  background: var(--paper);
`;

const inBar = css`
  display: flex;
  gap: 1rem clamp(1rem, 2.4vw, 2.5rem);
  align-items: center;
  height: 100%;
`;

const item = css`
  display: inline-flex;
  gap: 0.4rem;
  align-items: center;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font-size: var(--text-sm);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--accent);
  }
  &:has(+ :popover-open) {
    color: var(--accent);
    .chevron {
      transform: rotate(180deg);
    }
  }
  @media (max-width: 63.99rem) {
    justify-content: space-between;
    width: 100%;
    min-height: 3.75rem;
    font: 500 1.375rem/1.2 var(--font-display);
    .chevron {
      margin-inline-start: auto;
      transform: rotate(-90deg);
    }
  }
`;

// In the panel of a small screen, the arrow points down to what the button opens.
const itemFromRight = css`
  ${item}
  @media (max-width: 63.99rem) {
    .chevron {
      transform: rotate(90deg);
    }
  }
`;

const itemIcon = css`
  width: 1em;
  height: 1em;
  @media (prefers-reduced-motion: no-preference) {
    transition: transform 0.16s;
  }
`;

const burgerIcon = css`
  ${itemIcon}
  @media (max-width: 63.99rem) {
    width: 1.4em;
    height: 1.4em;
  }
`;

const burger = css`
  ${item}
  margin-inline-start: auto;
  @media (max-width: 63.99rem) {
    width: auto;
    min-height: 2.75rem;
    font: 600 var(--text-sm)/1 var(--font-text);
  }
  > :last-child,
  &:has(+ :popover-open) > :first-child {
    display: none;
  }
  &:has(+ :popover-open) > :last-child {
    display: block;
  }
  @media (min-width: 64rem) {
    display: none;
  }
`;

// On a wide screen the navigation stands in the bar; on a small one the same element is a panel that a button opens.
const navigation = css`
  border: 0;
  padding: 0;
  background: var(--paper);
  color: var(--ink);

  > ul {
    display: contents;
  }
  @media (min-width: 64rem) {
    position: static;
    display: flex;
    flex: 1;
    gap: 0 clamp(0.9rem, 1.9vw, 2rem);
    align-items: center;
    width: auto;
    margin: 0;
    overflow: visible;
    background: none;
  }
  @media (max-width: 63.99rem) {
    inset: var(--header) 0 0;
    width: 100%;
    max-width: none;
    height: calc(100dvh - var(--header));
    max-height: none;
    margin: 0;
    padding: 0.5rem var(--gutter) 2rem;
    overflow-y: auto;

    li {
      border-bottom: 1px solid var(--line);
    }
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  @media (min-width: 64rem) {
    margin-inline-start: auto;
  }
  @media (max-width: 63.99rem) {
    margin-top: 1.5rem;
  }
`;

const actionStyle = css`
  @media (min-width: 64rem) {
    min-height: 2.75rem;
    padding: 0.5rem 1.15rem;
  }
  @media (max-width: 63.99rem) {
    flex: 1 1 12rem;
  }
`;

/** The bar at the top of every page: the brand, the region's menus and links, the page's or the region's buttons. */
export function Header({ override }: { override: PageData['header'] }) {
  const { site, region, direction } = usePage();
  const words = useWords();
  const buttons = override?.actions ?? region.header.actions ?? [];
  // The region's action is the primary button. Actions that a page sets instead are secondary: the page has a primary button of its own.
  const asks = !override?.actions;
  const menus = region.header.menus.flatMap((name) => (site.menus[name] ? [{ id: `menu-${name}`, menu: site.menus[name] }] : []));
  return (
    <header css={bar}>
      <Container styles={inBar}>
        <Brand />
        <button css={burger} type="button" popoverTarget="site-menu">
          {words.menu}
          <Icon css={burgerIcon} name="menu" />
          <Icon css={burgerIcon} name="x" />
        </button>
        <nav css={navigation} id="site-menu" popover="auto" aria-label={words.mainMenu}>
          <ul className="menus">
            {menus.map(({ id, menu }) => (
              <li key={id}>
                <button css={direction === 'rtl' ? itemFromRight : item} type="button" popoverTarget={id}>
                  {menu.icon && <Icon css={itemIcon} name={menu.icon} />}
                  {menu.label}
                  <Icon css={itemIcon} className="chevron" name="chevron-down" />
                </button>
                <MenuPanel id={id} menu={menu} />
              </li>
            ))}
            {region.header.links?.map((link) => (
              <li key={link.href}>
                <a css={item} href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <div css={actions}>
            {buttons.map((action, index) => (
              <ActionLink
                key={action.href}
                action={action}
                look={asks && index === buttons.length - 1 ? 'primary' : 'secondary'}
                styles={actionStyle}
              />
            ))}
          </div>
        </nav>
      </Container>
    </header>
  );
}
