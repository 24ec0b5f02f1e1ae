import { css } from '@emotion/react';
import { Fragment } from 'react';
import { usePage } from '#contract/page-context.tsx';
import type { RegionConfig, SiteConfig } from '#contract/site-config.ts';
import { ContactValue, listContactDetails } from '#theme/ui/contact-details.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { Container } from '#theme/ui/section.tsx';
import { keepTogether } from '#theme/ui/telephone.ts';
import { useWords } from '#theme/words/use-words.ts';

const foot = css`
  color-scheme: dark;
  padding-block: clamp(3rem, 2rem + 3vw, 5rem) 2rem;
  border-top: 1px solid var(--line);
  background: var(--band);
  color: var(--ink);
  font-size: var(--text-sm);

  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  h2 {
    margin-bottom: 0.9rem;
    color: var(--soft);
    font: 600 var(--text-xs)/1.5 var(--font-text);
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 2.5rem clamp(1.25rem, 3vw, 2.5rem);
  > :first-child {
    grid-column: 1 / -1;
    max-width: 34rem;
  }
  // One row, if everything fits into it.
  @media (min-width: 72rem) {
    > :first-child {
      grid-column: span 2;
      max-width: 24rem;
    }
  }
`;

const about = css`
  .lead {
    margin-bottom: 0.5rem;
    color: var(--ink);
    font-weight: 500;
  }
  b {
    display: block;
    margin-bottom: 0.75rem;
    font: 600 1.75rem/1 var(--font-display);
  }
  p {
    color: var(--soft);
  }
`;

const links = css`
  display: grid;
  gap: 0.1rem;
  a {
    display: inline-block;
    padding-block: 0.3rem;
  }
`;

const office = css`
  font-style: normal;
  line-height: 1.6;
  color: var(--soft);
  a {
    display: inline-block;
    padding-block: 0.3rem;
    color: var(--ink);
  }
  span + a {
    margin-top: 0.5rem;
  }
`;

const socialStyle = css`
  display: flex;
  gap: 0.5rem;
  margin-top: 1.5rem;

  a {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    &:hover {
      border-color: var(--ink);
    }
  }
  /* The spec's tooltip delay: 700 ms. */
  a > span {
    position: absolute;
    bottom: calc(100% + 0.5rem);
    padding: 0.2rem 0.6rem;
    border-radius: var(--radius);
    background: var(--ink);
    color: var(--band);
    font-size: var(--text-xs);
    white-space: nowrap;
    pointer-events: none;
    opacity: 0;
    transition: opacity 0.12s;
  }
  a:hover > span,
  a:focus-visible > span {
    opacity: 1;
    transition-delay: 0.7s;
  }
`;

const base = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  justify-content: space-between;
  margin-top: clamp(2.5rem, 2rem + 2vw, 4rem);
  padding-top: 1.5rem;
  border-top: 1px solid var(--line);
  color: var(--soft);
  font-size: var(--text-xs);
`;

const legalLink = css`
  padding-block: 0.3rem;
`;

/** The foot of every page. @param name of a footer of site.yaml; left out, the region's own */
export function Footer({ name }: { name: string | undefined }) {
  const { site, region } = usePage();
  const footer = site.footers[name ?? region.footer];
  if (!footer) return null;
  const { brand } = site;
  return (
    <footer css={foot}>
      <Container>
        <div css={grid}>
          <div css={about}>
            <b>{brand.name}</b>
            <p className="lead">{region.tagline}</p>
            {footer.text && <p>{footer.text}</p>}
            {footer.social && <SocialLinks links={site.social} />}
          </div>
          {footer.groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul css={links}>
                {group.links.map((link) => (
                  <li key={link.href + link.label}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {footer.office && <Office region={site.regions[footer.office]} />}
        </div>
        <div css={base}>
          <p>{site.copyright}</p>
          {region.legal?.map(({ label, href }) => (
            <a key={href + label} href={href} css={legalLink}>
              {label}
            </a>
          ))}
          <p>{brand.tagline}</p>
        </div>
      </Container>
    </footer>
  );
}

function Office({ region }: { region: RegionConfig | undefined }) {
  if (!region) return null;
  const { office: title, address, email, phone } = region.contact;
  const details = listContactDetails({ address, email, phone: keepTogether(phone) });
  return (
    <div>
      <h2>{title}</h2>
      <address css={office}>
        {details.map(({ kind, value }, index) =>
          typeof value === 'string' ? (
            <Fragment key={kind}>
              <ContactValue kind={kind} value={value} />
              {index < details.length - 1 && <br />}
            </Fragment>
          ) : (
            value.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))
          ),
        )}
      </address>
    </div>
  );
}

function SocialLinks({ links: profiles = [] }: { links: SiteConfig['social'] }) {
  const { opensNewTab } = useWords();
  return (
    <ul css={socialStyle}>
      {profiles.map(({ label, href, icon }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener" aria-label={`${label} ${opensNewTab}`}>
            <Icon name={icon} />
            <span aria-hidden="true">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
