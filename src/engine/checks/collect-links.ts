import type { DataPath } from '#contract/data-path.ts';
import type { Fix } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar, writtenPath } from '#engine/edit/scalar-fixes.ts';
import { type Place, placeOf } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { interpolate } from '#engine/resolve/interpolate.ts';
import { readMarkdown } from '#engine/resolve/read-markdown.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { regionScope } from '#engine/resolve/site-settings.ts';
import { locateProse } from './locate-prose.ts';

/** One link on one path: a page with several paths has it on each. */
export interface Link {
  target: string;
  source: SourceDocument;
  /** The path of the page that holds the link; none for a link of site.yaml. */
  from?: Route;
  /** Where it is written; computed when it is asked for. */
  place(): Place;
  /**
   * The fix that gives it another target; undefined where the target is not written in the file as such, but comes from a
   * variable.
   */
  retarget(to: string): Fix | undefined;
}

/** Every link of the site: of blocks, prose, menus, footers and settings. */
export function collectLinks({ site, pages, routes, settings }: Site): Link[] {
  const links: Link[] = [];
  const shown = routes.map((route) => ({ page: route.page, references: route.references, route }));
  // What an entry without a page says stands on the pages that show it.
  const unshown = pages
    .filter(({ entry, data }) => entry && data.route === undefined)
    .map((page) => ({ page, references: page.references }));
  for (const { page, references, route } of [...shown, ...unshown.map((one) => ({ ...one, route: undefined }))]) {
    references.forEach(({ kind, value, path, isLong }, index) => {
      if (kind === 'link') links.push(fieldLink({ target: value, source: page.source, path, from: route }));
      else if (kind === 'markdown')
        links.push(
          ...proseLinks({ text: value, written: page.references[index]?.value ?? value, source: page.source, path, from: route, isLong }),
        );
    });
  }
  for (const [region, config] of settings) {
    const scope = regionScope(config, region);
    for (const { kind, value, path } of site.references) {
      if (kind === 'link') links.push(fieldLink({ target: interpolate(value, scope).value, source: site.source, path }));
    }
  }
  return links;
}

function fieldLink({ target, source, path, from }: { target: string; source: SourceDocument; path: DataPath; from?: Route }): Link {
  return { target, source, from, place: () => placeOf(source, path), retarget: (to) => replaceScalar({ source, path, from: target, to }) };
}

/** @param written the text before variables were filled in: only this text has places in the file */
function proseLinks({
  text,
  written,
  source,
  path,
  from,
  isLong,
}: {
  text: string;
  written: string;
  source: SourceDocument;
  path: DataPath;
  from?: Route;
  isLong?: true;
}): Link[] {
  const shown = readMarkdown(text, isLong).links;
  const places = readMarkdown(written, isLong).links;
  return shown.map((link, index) => {
    const place = places.length === shown.length ? places[index] : undefined;
    return {
      target: link.value,
      source,
      from,
      place: () => (place ? locateProse(source, path, place).place : placeOf(source, path)),
      retarget: (to) => {
        if (!place || written.slice(place.start, place.end) !== link.value) return undefined;
        const { span } = locateProse(source, path, place);
        return (
          span && { ...span, text: to, edits: [{ op: 'rewrite', path: writtenPath(source, path), at: place.start, from: link.value, to }] }
        );
      },
    };
  });
}
