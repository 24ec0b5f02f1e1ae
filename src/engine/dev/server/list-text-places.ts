import { listTexts } from '#engine/checks/list-texts.ts';
import type { TextPlace } from '#engine/dev/wire.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { explainValue } from '#engine/session/explain-value.ts';
import { sourceOfBlock } from './draw-page.ts';

/** Where each text of the blocks of a page is written, for the outline. */
export function listTextPlaces(site: Site, route: Route): TextPlace[] {
  const { blocks } = route.data;
  return blocks.flatMap((block, index) => {
    const source = sourceOfBlock(route.page.source, index);
    return listTexts(block).flatMap(({ path, text }) => {
      const [place] = explainValue(site, route, ['blocks', index, ...path]);
      return place && text.trim() !== '' ? [{ source, text, file: place.file, line: place.line, column: place.column }] : [];
    });
  });
}
