import { css } from '@emotion/react';
import type { Menu } from '#contract/site-config.ts';
import { ActionLink } from '#theme/ui/action-link.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { Container } from '#theme/ui/section.tsx';
import { useWords } from '#theme/words/use-words.ts';
import { MenuList } from './menu-list.tsx';

const panel = css`
  position: fixed;
  inset: var(--header) 0 auto;
  width: 100%;
  max-width: none;
  max-height: calc(100dvh - var(--header));
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink);

  &::backdrop {
    inset: var(--header) 0 0;
    background: color-mix(in srgb, var(--band) 44%, transparent);
  }
  @media (prefers-reduced-motion: no-preference) {
    transition:
      opacity 0.16s,
      transform 0.16s,
      display 0.16s allow-discrete,
      overlay 0.16s allow-discrete;
    opacity: 0;
    transform: translateY(-6px);
    &:popover-open {
      opacity: 1;
      transform: none;
      @starting-style {
        opacity: 0;
        transform: translateY(-6px);
      }
    }
  }
  @media (max-width: 63.99rem) {
    height: calc(100dvh - var(--header));
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 2rem clamp(1.5rem, 3vw, 3rem);
  padding-block: 2.25rem;

  p {
    margin-bottom: 0.75rem;
    padding-bottom: 0.6rem;
    border-bottom: 1px solid var(--line);
    color: var(--soft);
    font: 600 var(--text-xs)/1.5 var(--font-text);
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
`;

const strip = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 1rem clamp(1.5rem, 3vw, 3rem);
  padding-block: 1.25rem;
  border-top: 1px solid var(--line);

  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    font: 500 1.5rem/1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  dt,
  .more {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    color: var(--soft);
    font: 400 var(--text-xs)/1.5 var(--font-text);
  }
`;

const statIcon = css`
  color: var(--accent);
`;

const help = css`
  background: var(--shade);
`;

const inHelp = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: center;
  justify-content: space-between;
  padding-block: 1.1rem;
`;

const back = css`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-height: 3rem;
  margin-top: 0.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 600;

  @media (min-width: 64rem) {
    display: none;
  }
`;

/** What a menu button opens: links, perhaps figures, and the help prompt. A native popover, so it needs no script. */
export function MenuPanel({ id, menu }: { id: string; menu: Menu }) {
  return (
    <div css={panel} id={id} popover="auto" data-menu-panel="">
      <Container>
        <button css={back} type="button" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="arrow-left" />
          {useWords().allMenus}
        </button>
        {menu.sections && (
          <div css={columns}>
            {menu.sections.map((section) => (
              <div key={section.title}>
                <p>{section.title}</p>
                <MenuList items={section.items} />
              </div>
            ))}
          </div>
        )}
        {menu.items && <MenuList items={menu.items} flat />}
        {menu.stats && (
          <dl css={strip}>
            {menu.stats.map(({ icon, value, label, description }) => (
              <div key={label}>
                {description && <dd className="more">{description}</dd>}
                <dt>
                  {icon && <Icon css={statIcon} name={icon} />}
                  {label}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
      <div css={help}>
        <Container styles={inHelp}>
          <p>{menu.help.text}</p>
          <ActionLink action={menu.help.action} />
        </Container>
      </div>
    </div>
  );
}
