import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { ReleaseCheck } from './release-check.ts';

/** Every region in which visitors read pages names its legal pages. */
export const checkLegalPages: ReleaseCheck = ({ site: { source, data }, routes }) => {
  const shown = new Set(routes.map(({ regionName }) => regionName));
  return Object.entries(data.regions)
    .filter(([name, { legal }]) => legal === undefined && shown.has(name))
    .map(([name, region]) =>
      diagnose({
        code: 'missing-legal-pages',
        ...placeOf(source, ['regions', name], 'key'),
        message: `The region "${region.name}" names no legal pages. Most countries require some: who runs the site, and what happens to the data of visitors.`,
        suggestion:
          'Write them as pages, and list them in the region: "legal: [{ label: Privacy, href: /privacy }]". Every footer of the region then links to them.',
      }),
    );
};
