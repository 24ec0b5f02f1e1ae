import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { ReleaseCheck } from './release-check.ts';

/** Links to profiles of the firm that lead to the first page of the network instead. */
export const checkNetworkFrontPages: ReleaseCheck = ({ site: { source, data } }) =>
  (data.social ?? []).flatMap(({ label, href }, index) =>
    isFrontPage(href, data.brand.name)
      ? [
          diagnose({
            code: 'network-front-page',
            ...placeOf(source, ['social', index, 'href']),
            message: `${href} is the first page of ${label}, and not a profile of ${data.brand.name}.`,
            suggestion: 'Add the path of the profile, or take the entry out.',
          }),
        ]
      : [],
  );

/** A site of the firm itself may stand in place of a profile: https://larkspur.blog/, https://larkspur.substack.com/. */
function isFrontPage(href: string, brand: string): boolean {
  if (!URL.canParse(href)) return false;
  const { hostname, pathname, search, hash } = new URL(href);
  const labels = hostname.replace(/^(?:www|m)\./, '').split('.');
  const isOwn = labels.length > 2 || labels[0] === brand.toLowerCase().replace(/[^a-z0-9]/g, '');
  return /^\/*$/.test(pathname) && search === '' && hash === '' && !isOwn;
}
