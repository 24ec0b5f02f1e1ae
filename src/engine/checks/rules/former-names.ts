import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { ownerOf } from '#engine/resolve/list-targets.ts';

/** What a page says of its former paths and anchors has to lead somewhere, and what is retired has to be gone. */
export const checkFormerNames: Check = (site) => [
  ...site.pages.flatMap(({ source, data: { route, formerPaths, formerAnchors = {} }, references, unsound }): Diagnostic[] => {
    const homeless = formerPaths && route === undefined && !unsound;
    const ids = new Set(references.flatMap(({ kind, value }) => (kind === 'anchor' ? [value] : [])));
    const dead = unsound ? [] : Object.entries(formerAnchors).filter(([, id]) => !ids.has(id));
    return [
      ...dead.map(([former, id]) =>
        diagnose({
          code: 'dead-anchor',
          ...placeOf(source, ['formerAnchors', former]),
          message: `The page has no place called #${id}.`,
          suggestion: `Name an id of this page, as in "${former}: ${[...ids][0] ?? 'team'}".`,
        }),
      ),
      ...(homeless
        ? [
            diagnose({
              code: 'missing-route',
              ...placeOf(source, ['formerPaths'], 'key'),
              message: 'Visitors of former paths are sent on to the route of the page, and it has none.',
              suggestion: 'Move the paths to a page with a route.',
            }),
          ]
        : []),
    ];
  }),
  ...(site.site.data.retired ?? []).flatMap((target, index) => {
    const owner = target.includes('#') ? undefined : ownerOf(target, site);
    return owner
      ? diagnose({
          code: 'needless-retirement',
          ...placeOf(site.site.source, ['retired', index]),
          message: `The path ${target} is not gone: ${owner.source.file} has it.`,
          suggestion: 'Take it out of the list.',
        })
      : [];
  }),
];
