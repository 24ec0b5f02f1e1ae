import { css } from '@emotion/react';
import { imageKey } from '#contract/image-asset.ts';
import { usePage } from '#contract/page-context.tsx';
import { Flag } from '#theme/ui/flags.tsx';

const style = css`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  line-height: 1.2;
  color: var(--ink);
  text-decoration: none;

  img {
    width: 2.5rem;
    height: 2.5rem;
  }
  b {
    display: block;
    font: 600 1.75rem/1 var(--font-display);
    letter-spacing: 0.01em;
  }
  small {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    margin-top: 0.2rem;
    color: var(--soft);
    font-size: 0.75rem;
    white-space: nowrap;
  }
  @media (max-width: 24rem) {
    small {
      display: none;
    }
  }
`;

const flagStyle = css`
  width: 1.125rem;
  height: 0.75rem;
`;

/** The logo and the name of the firm, with the name of the region, as a link to the region's home. */
export function Brand() {
  const { site, region, regionName, images } = usePage();
  const { name, tagline } = site.brand;
  const logo = region.logo ?? site.brand.logo;
  const mark = logo && images.get(imageKey('site.yaml', logo.src));
  return (
    <a css={style} href={region.home}>
      {/* Decorative: the name stands beside it. In a <picture>, because React would preload a plain <img>. */}
      {mark && (
        <picture>
          <img src={mark.variants.at(-1)?.url} width={40} height={40} alt="" />
        </picture>
      )}
      <span>
        <b>{name}</b>
        {regionName === site.defaultRegion ? (
          <small>{tagline}</small>
        ) : (
          <small>
            {region.flag && <Flag css={flagStyle} name={region.flag} />}
            {region.name}
          </small>
        )}
      </span>
    </a>
  );
}
