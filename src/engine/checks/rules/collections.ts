import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { collectionName } from '#contract/definitions/entry-reference.ts';
import { nearest, typoOf } from '#contract/nearest.ts';
import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import { listFeeds } from '#engine/resolve/entries/list-feeds.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';

/** Every collection has a folder of its own, and every page for topics a collection that has some. */
export const checkCollections: Check = (site) => [
  ...checkNames(site),
  ...checkFolders(site),
  ...checkTopics(site),
  ...checkFeeds(site),
  ...site.pages.flatMap((page) => checkTopicPage(page, site)),
];

/** Other files refer to an entry by the name of its collection, a slash and its own. */
function checkNames({ site }: Site): Diagnostic[] {
  return Object.keys(site.data.collections ?? {})
    .filter((name) => !new RegExp(`^${collectionName}$`).test(name))
    .map((name) =>
      diagnose({
        code: 'invalid-value',
        ...placeOf(site.source, ['collections', name], 'key'),
        message: `"${name}" cannot be the name of a collection: other files refer to its entries as "${name}/…".`,
        suggestion: 'Use letters, digits and hyphens, starting with a lower-case letter, as in case-studies.',
      }),
    );
}

/** A topic that is declared twice would have two pages, or two labels. */
function checkTopics({ site }: Site): Diagnostic[] {
  return Object.entries(site.data.collections ?? {}).flatMap(([name, { topics = [] }]) => {
    const values = topics.map((topic) => (typeof topic === 'string' ? topic : String(topic.value)));
    return values.flatMap((value, index) =>
      values.indexOf(value) === index
        ? []
        : [
            diagnose({
              code: 'invalid-value',
              ...placeOf(site.source, ['collections', name, 'topics', index]),
              message: `The topic "${value}" is declared twice.`,
              suggestion: 'Delete one of the two entries.',
            }),
          ],
    );
  });
}

function checkFolders({ root, site, pages, pictures }: Site): Diagnostic[] {
  const first = new Map<string, string>();
  return Object.entries(site.data.collections ?? {}).flatMap(([name, { folder }]): Diagnostic[] => {
    const path = ['collections', name, 'folder'];
    const other = first.get(folder);
    first.set(folder, other ?? name);
    if (other !== undefined)
      return [
        diagnose({
          code: 'shared-folder',
          ...placeOf(site.source, path),
          message: `The collection "${other}" has the folder ${folder} too.`,
          suggestion: 'Give each collection a folder of its own.',
        }),
      ];
    const inFolder = (file: string) => file.startsWith(`pages/${folder}/`);
    const place = join(root, 'pages', folder);
    const isThere = existsSync(place);
    if (pages.some(({ source }) => inFolder(source.file)) || (isThere && statSync(place).isDirectory())) return [];
    if (isThere)
      return [
        diagnose({
          code: 'missing-folder',
          ...placeOf(site.source, path),
          message: `pages/${folder} is a file, and a collection needs a folder.`,
          suggestion: 'Make a folder of another name, put the entries there, and name it here.',
        }),
      ];
    const folders = foldersOf([...pages.map(({ source }) => source.file), ...pictures]);
    const guess = nearest(folder, folders);
    const sure = typoOf(folder, folders);
    const fix = sure && replaceScalar({ source: site.source, path, from: folder, to: sure });
    return [
      diagnose({
        code: 'missing-folder',
        ...placeOf(site.source, path),
        message: `There is no folder pages/${folder}.`,
        suggestion: guess ? `Did you mean "${guess}"?` : 'Make the folder and put the entries there, or correct its name.',
        fix: fix || undefined,
      }),
    ];
  });
}

/** A feed that is asked for must be possible, and its path its own. */
function checkFeeds({ site, kinds, table }: Site): Diagnostic[] {
  const feeds = listFeeds({ site, kinds });
  const report = (path: [collection: string, key: string], message: string, suggestion: string) =>
    diagnose({ code: 'impossible-feed', ...placeOf(site.source, ['collections', ...path]), message, suggestion });
  const impossible = Object.entries(site.data.collections ?? {})
    .filter(([name, { feed }]) => feed === true && !feeds.some(({ collection }) => collection === name))
    .map(([name, config]) =>
      config.route === undefined
        ? report(
            [name, 'feed'],
            'Entries of this collection have no pages to which a feed could lead.',
            'Give it a route, or take "feed" out.',
          )
        : report(
            [name, 'feed'],
            `Entries of the kind ${config.entry} have no day of publication, by which a feed is sorted.`,
            'Take "feed" out.',
          ),
    );
  const taken = feeds.flatMap(({ collection, path }, index) => {
    const other = feeds.slice(0, index).find((earlier) => earlier.path === path)?.collection;
    const page = table.match(path);
    const holder = other ? `the feed of "${other}"` : page && page.kind !== 'wildcard' ? page.page.source.file : undefined;
    return holder === undefined
      ? []
      : [
          report(
            [collection, 'route'],
            `The feed of this collection has the path ${path}, and so has ${holder}.`,
            'Write "feed: false", or choose another route.',
          ),
        ];
  });
  return [...impossible, ...taken];
}

/** Every folder of pages/ that holds one of the files, relative to pages/. */
function foldersOf(files: readonly string[]): string[] {
  const steps = files.map((file) => file.split('/').slice(1, -1));
  return [...new Set(steps.flatMap((path) => path.map((_, index) => path.slice(0, index + 1).join('/'))))];
}

function checkTopicPage({ source, data }: Site['pages'][number], { site }: Site): Diagnostic[] {
  const { route, topicsOf } = data;
  const isPattern = route?.includes('{topic}') === true;
  if (topicsOf === undefined && !isPattern) return [];
  const report = (key: string, message: string, suggestion: string) => [
    diagnose({ code: 'misplaced-topic', ...placeOf(source, [key]), message, suggestion }),
  ];
  if (topicsOf === undefined)
    return report(
      'route',
      'The route has a place for a topic, and the page says nothing of whose topics.',
      'Name the collection with "topicsOf", or take {topic} out.',
    );
  if (!isPattern)
    return report(
      'route',
      `All topics of "${topicsOf}" would have this one path.`,
      `Put {topic} into it, as in ${route === '/' ? '' : (route ?? '/topics')}/{topic}.`,
    );
  const further = (['aliases', 'formerPaths', 'wildcards'] as const).find((key) => data[key] !== undefined);
  if (further) {
    return [
      diagnose({
        code: 'misplaced-topic',
        ...placeOf(source, [further], 'key'),
        message: `The pages of topics have one path each, and "${further}" cannot say which of them is meant.`,
        suggestion: `Take "${further}" out.`,
      }),
    ];
  }
  const collection = site.data.collections?.[topicsOf];
  if (!collection || collection.topics) return [];
  return report(
    'topicsOf',
    `The collection "${topicsOf}" has no topics, so this file makes no page.`,
    'Declare them in site.yaml under "topics", or delete the page.',
  );
}
