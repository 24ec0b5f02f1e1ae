import { listTexts } from '#engine/checks/list-texts.ts';
import type { TextPlace } from '#engine/dev/wire.ts';
import { placeOf } from '#engine/read/locate.ts';
import { listOrigins } from '#engine/read/origin-at.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';
import { sourceOfBlock } from './draw-page.ts';

/** Where each text of the blocks of a page is written, for the outline. */
export function listTextPlaces(route: Route): TextPlace[] {
  const { blocks } = route.data;
  return blocks.flatMap((block, index) => {
    const source = sourceOfBlock(route.page.source, index);
    return listTexts(block).flatMap(({ path, text }) => {
      const [origin] = listOrigins(route.page.source, ['blocks', index, ...path]);
      if (!origin || text.trim() === '') return [];
      const { file, range } = placeOf(origin.source, origin.path, 'key');
      return [{ source, text, file, ...range.start }];
    });
  });
}
