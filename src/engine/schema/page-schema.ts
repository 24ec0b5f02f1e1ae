import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { moment } from '#contract/definitions/dates.ts';
import { text } from '#contract/definitions/fields.ts';
import { image } from '#contract/definitions/image.ts';
import { anchorError, anchorPattern } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

/** What may stand between two slashes of a path, as a regular expression. */
export const pathSegment = '[a-z0-9][a-z0-9._~-]*';

/** @param step what may stand between two slashes, as a regular expression */
const path = (description: string, step = pathSegment) => ({
  description,
  type: 'string' as const,
  // No segment may start with a dot (it could leave the folder of the site) or with _ (_fallback), or look like a file name.
  pattern: `^(?!.*(?:/index$|\\.html(?:/|$)))/(?:${step}(?:/${step})*)?$`,
  patternErrorMessage:
    'is not a route. Start it with /, use lower-case letters, digits and hyphens, and leave no slash, no .html and no /index at the end',
});

/** The shape of a page file, but for its blocks. */
export const pageSchema = {
  title: 'Page',
  description: 'One page: where it lives, what it is called and the blocks it is made of.',
  type: 'object',
  required: ['title', 'description'],
  additionalProperties: false,
  properties: {
    route: path('Where the page lives: /team. It is the canonical path.', `(?:${pathSegment}|\\{topic\\})`),
    topicsOf: {
      description:
        'Makes one page of this file for each topic of a collection; {topic} in the route stands for the name of the topic, ${topic.label} in a text for its words.',
      type: 'string',
      minLength: 1,
      reference: 'collection',
    },
    aliases: { description: 'Other paths of the same page.', type: 'array', minItems: 1, items: path('One path.') },
    formerPaths: {
      description: 'Paths that the page had before. Visitors who come there are sent on to its route.',
      type: 'array',
      minItems: 1,
      items: path('One path.'),
    },
    formerAnchors: {
      title: 'Former anchors',
      description: 'Ids that the page had before, each with the id that has taken its place: "partners: team".',
      type: 'object',
      additionalProperties: {
        description: 'An id of this page.',
        type: 'string',
        pattern: anchorPattern,
        patternErrorMessage: anchorError,
      },
    },
    wildcards: {
      description: 'Patterns of paths this page answers when no other page does: /products/*.',
      type: 'array',
      minItems: 1,
      items: {
        description: 'One pattern, ending in /*.',
        type: 'string',
        pattern: '^(?:/[a-z0-9][a-z0-9._~-]*)+/\\*$',
        patternErrorMessage: 'is not a wildcard. Write a path that ends in /*, as in /products/*',
      },
    },
    status: {
      description: 'Makes this the page for an error instead of a route: 404 for an unknown path, 500 for a failure.',
      enum: [404, 500],
    },
    draft: {
      description: 'true keeps the page out of everything that is published; only npm run dev shows it.',
      type: 'boolean',
    },
    publish: moment('When the page is published, with the offset from UTC: 2026-12-01T00:00+01:00. Until then only npm run dev shows it.'),
    expires: moment('When the page is taken away again, with the offset from UTC. From then on only npm run dev shows it.'),
    region: {
      description: 'The region of site.yaml the page belongs to. Left out, its path decides.',
      type: 'string',
      minLength: 1,
      reference: 'region',
    },
    title: text('The title in the browser tab and in search results; the brand is added.'),
    description: text('One or two sentences for search results.'),
    header: {
      title: 'Page header',
      description: "What this page's header holds instead of the region's.",
      type: 'object',
      additionalProperties: false,
      properties: {
        actions: {
          description: "The buttons at the end of the header, instead of the region's.",
          type: 'array',
          minItems: 1,
          maxItems: 3,
          items: action,
        },
      },
    },
    footer: {
      description: "The name of a footer of site.yaml, instead of the region's.",
      type: 'string',
      minLength: 1,
      reference: 'footer',
    },
    seo: {
      title: 'Search and sharing',
      description: 'What search engines and social networks are told, where it differs from the defaults.',
      type: 'object',
      additionalProperties: false,
      properties: {
        noindex: {
          description: 'Keeps the page out of search results. Error pages and placeholders are kept out without it.',
          type: 'boolean',
        },
        image,
        translations: {
          description: 'The name shared by the pages that say the same to other regions: home.',
          type: 'string',
          pattern: '^[a-z][a-z0-9-]*$',
          patternErrorMessage: 'is not a name. Use lower-case letters, digits and hyphens, starting with a letter',
        },
      },
    },
  },
} as const satisfies JsonSchema;

/** One block as it stands in the page file; its type's own schema says the rest. */
export interface BlockData {
  type: string;
  id?: string;
  heading?: string;
  [property: string]: unknown;
}

export type PageData = FromSchema<typeof pageSchema> & { blocks: BlockData[] };
