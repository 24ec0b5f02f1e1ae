import { renderToStaticMarkup } from 'react-dom/server';
import { addressBelow, baseOf } from '#contract/base.ts';
import type { Connection } from '#contract/define-block.ts';
import { analyticsOf, services, viewsPath } from '#engine/analytics/analytics-of.ts';
import type { ViewSettings } from '#engine/analytics/client/count-views.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';
import type { SiteReader } from './site-reader.ts';

/** What a document has for the counting of its views. */
export interface PageViews {
  /** The name of the script that sends them. */
  script: string;
  /** JSON for that script. */
  settings: string;
  /** HTML for visitors without script, at the end of the body. */
  pixel: string;
  connects: readonly Connection[];
  pictures: readonly string[];
}

/**
 * How the views of a page are counted; undefined where they are not, as those of error pages: what is asked for by mistake would fill
 * the lists of the service.
 */
export function describeViews(reader: SiteReader, route: Route): PageViews | undefined {
  const config = reader.config(route.regionName);
  const analytics = route.kind === 'error' ? undefined : analyticsOf(config, route.regionName);
  const way = analytics && reader.assets.views;
  if (!analytics || !way) return undefined;
  const { service, id, url } = analytics;
  const { posts } = services[service];
  const address = (path: string) => addressBelow(baseOf(config), path);
  const to = posts && way === 'passed-on' ? address(viewsPath) : url;
  const host = new URL(config.url).hostname.replace(/^www\./, '');
  return {
    script: `views/${service}`,
    settings: JSON.stringify({ to, id, host } satisfies ViewSettings),
    pixel: posts ? '' : drawPixel(`${url}?${new URLSearchParams({ p: address(route.path), t: reader.head(route).title })}`),
    connects: posts && to === url ? [{ url, by: 'script' }] : [],
    pictures: posts ? [] : [url],
  };
}

/** A picture that takes no room. Its address is the same at every visit: a cache that ignores what the service says of it answers. */
function drawPixel(src: string): string {
  return renderToStaticMarkup(
    <noscript hidden>
      <img src={src} width={1} height={1} alt="" aria-hidden="true" crossOrigin="anonymous" referrerPolicy="no-referrer" />
    </noscript>,
  );
}
