import type { DataPath } from '#contract/data-path.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { interpolate } from '#engine/resolve/interpolate.ts';
import { pathOnSite } from '#engine/resolve/path-on-site.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { normalisePath } from '#engine/resolve/route-table.ts';
import { regionScope } from '#engine/resolve/site-settings.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { isPlaceholder } from './is-placeholder.ts';
import type { ReleaseCheck } from './release-check.ts';

/** What every visitor sees first, menus and header, and the legal pages lead to pages that have been written. */
export const checkPlaceholdersInMenus: ReleaseCheck = (site, { placeholders }) => {
  const { source, data, references } = site.site;
  return [...site.settings].flatMap(([region, config]) =>
    references
      .filter(({ kind, path }) => kind === 'link' && isProminent(path) && valueAt(data, [...path.slice(0, -1), 'disabled']) !== true)
      .flatMap(({ value, path }) => {
        const target = interpolate(value, regionScope(config, region)).value;
        const page = pageAt(target, site);
        if (!page || !isPlaceholder(page, placeholders)) return [];
        return diagnose({
          code: 'placeholder-in-menu',
          ...placeOf(source, path),
          message: `${target} shows a page that is still to be written: ${page.source.file}.`,
          suggestion:
            path[0] === 'menus'
              ? 'Write the page, take the item out, or show it greyed out with "disabled: true".'
              : 'Write the page, or take the link out.',
        });
      }),
  );
};

function isProminent(path: DataPath): boolean {
  return path[0] === 'menus' || (path[0] === 'regions' && (path[2] === 'header' || path[2] === 'legal'));
}

function pageAt(target: string, { table, site }: Site): Page | undefined {
  const path = pathOnSite(target, site.data.url);
  return path === undefined ? undefined : table.match(normalisePath(path.replace(/[?#].*$/s, '')))?.page;
}
