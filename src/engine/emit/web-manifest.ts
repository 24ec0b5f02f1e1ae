import { addressBelow, baseOf } from '#contract/base.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';

/** site.webmanifest (W3C Web Application Manifest): how the site is called and looks on a home screen. @param colour #rrggbb */
export function webManifest({ brand, deploy }: SiteConfig, home: string, colour: string): string {
  const address = (path: string) => addressBelow(baseOf({ deploy }), path);
  const icons =
    brand.logo && [192, 512].map((size) => ({ src: address(`/icon-${size}.png`), sizes: `${size}x${size}`, type: 'image/png' }));
  return `${JSON.stringify(
    {
      name: brand.legalName ?? brand.name,
      short_name: brand.name,
      description: brand.description ?? brand.tagline,
      start_url: address(home),
      display: 'browser',
      background_color: colour,
      theme_color: colour,
      icons,
    },
    undefined,
    2,
  )}\n`;
}
