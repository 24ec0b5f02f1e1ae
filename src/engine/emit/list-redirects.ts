import { pageTitle } from '#contract/page-title.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import { languageOf } from '#engine/resolve/language-of.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';

/** A former path, and the page that visitors are sent on to. */
export interface Redirect {
  from: string;
  to: string;
  title: string;
  lang: string;
  /** The URL of the page, with its host. */
  url: string;
}

/** Every former path of the site. */
export function listRedirects(site: Site): Redirect[] {
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  return [...site.redirects].flatMap(([from, page]) => {
    const route = routes.get(page.data.route ?? '');
    if (!route) return [];
    const config = configOf(site, route.regionName);
    return {
      from,
      to: route.path,
      title: pageTitle(route.data.title, config),
      lang: languageOf(config, route.regionName),
      url: config.url + route.path,
    };
  });
}
