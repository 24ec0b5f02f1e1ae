import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { text } from '#contract/definitions/fields.ts';
import { icon } from '#contract/definitions/icon.ts';
import { image } from '#contract/definitions/image.ts';
import { labelledLink } from '#contract/definitions/labelled-link.ts';
import { link } from '#contract/definitions/link.ts';
import { namedList } from '#contract/definitions/named-list.ts';
import { stat } from '#contract/definitions/stat.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { analytics } from './analytics-schema.ts';
import { collection } from './collection-schema.ts';
import { deploy } from './deploy-schema.ts';
import { inbox } from './inbox-schema.ts';
import { region } from './region-schema.ts';
import { retired } from './retired.ts';
import { security } from './security-schema.ts';

const menuEntry = {
  title: 'Menu item',
  description: 'One entry of a menu. Without href, or disabled, it is greyed out and cannot be followed.',
  type: 'object',
  required: ['label'],
  additionalProperties: false,
  properties: {
    label: text('The words of the entry.'),
    href: link,
    icon,
    flag: {
      description: 'The region whose flag stands before the entry; or a drawn flag by its country code (ca).',
      type: 'string',
      reference: 'flag',
    },
    description: text('One line under the label.'),
    disabled: { description: 'Greyed out, not a link.', type: 'boolean', default: false },
    note: text('A short remark beside a disabled entry: Coming Soon.'),
  },
} as const satisfies JsonSchema;

const menuItem = {
  ...menuEntry,
  properties: {
    ...menuEntry.properties,
    items: { description: 'Entries that stand under this one, indented.', type: 'array', minItems: 1, items: menuEntry },
  },
} as const satisfies JsonSchema;

const menu = {
  title: 'Menu',
  usage: 'Name it under "menus" in the header of a region: <name>',
  description: 'One menu of the header: a flat list (items) or columns of titled groups (sections).',
  type: 'object',
  required: ['label', 'help'],
  additionalProperties: false,
  properties: {
    label: text('The words on the button that opens the menu.'),
    icon,
    items: { description: 'A flat list of links.', type: 'array', minItems: 1, items: menuItem },
    sections: {
      description: 'Columns of titled groups.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Menu section',
        description: 'One titled group of links.',
        type: 'object',
        required: ['title', 'items'],
        additionalProperties: false,
        properties: {
          title: text('The title of the group.'),
          items: { description: 'The links of the group.', type: 'array', minItems: 1, items: menuItem },
        },
      },
    },
    stats: { description: 'A strip of figures in the panel.', type: 'array', minItems: 1, items: stat },
    help: {
      title: 'Help prompt',
      description: 'The question and the button that close the panel.',
      type: 'object',
      required: ['text', 'action'],
      additionalProperties: false,
      properties: { text: text('The question: Not sure where to start?'), action },
    },
  },
} as const satisfies JsonSchema;

const footer = {
  title: 'Footer',
  usage: 'Name it in a region or on a page: "footer: <name>"',
  description: 'The foot of a page: groups of links, an office, a word about the firm.',
  type: 'object',
  required: ['groups'],
  additionalProperties: false,
  properties: {
    text: text('A sentence about the firm.'),
    groups: {
      description: 'The columns of links.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Footer group',
        description: 'One titled column.',
        type: 'object',
        required: ['title', 'links'],
        additionalProperties: false,
        properties: {
          title: text('The title of the column.'),
          links: {
            description: 'The links of the column.',
            type: 'array',
            minItems: 1,
            items: {
              title: 'Footer link',
              description: 'One link.',
              ...labelledLink(),
            },
          },
        },
      },
    },
    office: { description: 'The region whose office address is shown.', type: 'string', minLength: 1, reference: 'region' },
    social: { description: 'Whether the social links are shown.', type: 'boolean', default: false },
  },
} as const satisfies JsonSchema;

/** The shape of site.yaml. */
export const siteSchema = {
  title: 'Site',
  description: 'Everything about the site that is not on one page: brand, regions, menus, footers, lists, theme.',
  type: 'object',
  required: ['url', 'brand', 'defaultRegion', 'regions', 'menus', 'footers'],
  additionalProperties: false,
  properties: {
    url: {
      description: 'Where the site lives, without a slash at the end: https://www.example.com. Whole URLs of pages begin with it.',
      type: 'string',
      pattern: '^https?://(?:[a-zA-Z0-9-]+\\.)*[a-zA-Z0-9-]+(?::[0-9]{1,5})?(?:/[a-zA-Z0-9._~-]+)*$',
      patternErrorMessage: 'is not a URL of a site. Write it as https://www.example.com, without a slash, a ? or a # at the end',
    },
    brand: {
      title: 'Brand',
      description: 'The firm.',
      type: 'object',
      required: ['name', 'tagline'],
      additionalProperties: false,
      properties: {
        name: text('The short name, as it stands in the header.'),
        legalName: text('The full name, in the small print.'),
        tagline: text('The line that goes with the name.'),
        description: text('One sentence about the firm, for search engines.'),
        logo: image,
        founded: text('The year of foundation, in quotes.'),
      },
    },
    copyright: text('The copyright line of every footer.'),
    defaultRegion: { description: 'The region of pages that belong to no other.', type: 'string', reference: 'region' },
    regions: { description: 'The regional sites by name.', type: 'object', additionalProperties: region },
    menus: { description: 'The menus by name; regions say which they use.', type: 'object', additionalProperties: menu },
    footers: { description: 'The footers by name.', type: 'object', additionalProperties: footer },
    lists: {
      description: 'Lists by name, for the pages of every region: options: lists.sizes.',
      type: 'object',
      additionalProperties: { ...namedList, usage: 'Use it in a form: "options: lists.<name>"' },
    },
    links: {
      description: 'URLs by name, for pages: href: ${site.links.recruitment}.',
      type: 'object',
      additionalProperties: { ...link, description: 'One URL.', usage: 'Use it on a page: "href: ${site.links.<name>}"' },
    },
    words: {
      description: 'What the pages say by themselves ("Menu", "Close") in other words, or in one more language: by language, then by name.',
      type: 'object',
      additionalProperties: {
        description: 'The words of one language: fr, or fr-CA for a variety of it.',
        usage: 'Give a region this language: "lang: <name>"',
        type: 'object',
        additionalProperties: text('One word or sentence. What stands in braces, as in {label}, is put in by the page.'),
      },
    },
    social: {
      description: 'The profiles of the firm on social networks.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Social link',
        description: 'One profile.',
        type: 'object',
        required: ['label', 'href', 'icon'],
        additionalProperties: false,
        properties: { label: text('The name of the network, read aloud and shown as a tooltip.'), href: link, icon },
      },
    },
    collections: {
      description: 'Folders of entries by name: articles, people, events.',
      type: 'object',
      additionalProperties: collection,
    },
    search: {
      description:
        'Whether visitors can search the pages: the build makes an index of them, and a page with a "search" block shows the field. Pages with "noindex" are not found.',
      type: 'boolean',
      default: false,
    },
    deploy,
    security,
    inbox,
    analytics,
    retired,
    theme: { title: 'Theme', description: 'Settings of the theme.', type: 'object' },
  },
} as const satisfies JsonSchema;

export type SiteConfig = FromSchema<typeof siteSchema>;
export type RegionConfig = FromSchema<typeof region>;
export type Menu = FromSchema<typeof menu>;
export type MenuItem = FromSchema<typeof menuItem>;
