import { css } from '@emotion/react';
import { usePage } from '../render/page-context.tsx';

const style = css`
  display: grid;
  line-height: 1.2;
  color: var(--ink);
  text-decoration: none;

  b {
    font: 600 1.75rem/1 var(--font-display);
    letter-spacing: 0.01em;
  }
  span {
    margin-top: 0.2rem;
    color: var(--soft);
    font-size: 0.75rem;
    white-space: nowrap;
  }
  @media (max-width: 24rem) {
    span {
      display: none;
    }
  }
`;

/** The name of the firm, with the region it speaks for, leading to the region's home. */
export function Brand() {
  const { site, region, regionName } = usePage();
  const { name, tagline } = site.brand;
  return (
    <a css={style} href={region.home}>
      <b>{name}</b>
      <span>{regionName === site.defaultRegion ? tagline : region.name}</span>
    </a>
  );
}
