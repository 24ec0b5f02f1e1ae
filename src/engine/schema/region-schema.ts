import { action } from '#contract/definitions/action.ts';
import { email, hexColour, phone, text } from '#contract/definitions/fields.ts';
import { image } from '#contract/definitions/image.ts';
import { labelledLink } from '#contract/definitions/labelled-link.ts';
import { link } from '#contract/definitions/link.ts';
import { namedList } from '#contract/definitions/named-list.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { regionAnalytics } from './analytics-schema.ts';

/**
 * The shape of one region of site.yaml. Here and in the site's schema `usage` marks what does nothing unless something names it,
 * and says how: the check reports what nothing names.
 */
export const region = {
  title: 'Region',
  description: 'One regional site: how it is called, where it lives, how it looks and whom it serves.',
  type: 'object',
  required: ['name', 'home', 'lang', 'tagline', 'colour', 'contact', 'header', 'footer'],
  additionalProperties: false,
  properties: {
    name: text('The name: Ireland.'),
    home: { ...link, description: 'The home page of the region: /ie. Pages below it belong to the region unless they say otherwise.' },
    lang: {
      description: 'The language of its pages, as a BCP 47 tag: en-NG.',
      type: 'string',
      pattern: '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$',
      patternErrorMessage: 'is not a language tag. Write it as en, en-GB or en-NG',
    },
    flag: {
      description: 'The drawn flag that stands for it.',
      usage: 'Show it in an entry of a menu: "flag: <name>"',
      type: 'string',
    },
    tagline: text('One line about the region, in its footer.'),
    colour: hexColour('The accent of the region; lighter and darker tones are computed from it.'),
    logo: { ...image, description: "The mark before the brand in the header, instead of the brand's own." },
    motif: {
      description:
        'A line drawing that stands behind headings and on social cards, in the colours of the region: ./pages/art/waves.svg. Only its shapes count, not its colours.',
      type: 'string',
      pattern: '^\\.{1,2}/[^\\s\\\\]+\\.[sS][vV][gG]$',
      patternErrorMessage: 'is not the path of a drawing. Write it relative to this file, as in ./pages/art/waves.svg',
      reference: 'image',
    },
    lists: {
      description: 'Lists of the region, under names of your choice. Pages use them by name: options: region.lists.sizes.',
      type: 'object',
      additionalProperties: { ...namedList, usage: 'Use it on a page of the region: "options: region.lists.<key>"' },
    },
    texts: {
      description: 'Texts of the region, under names of your choice. Pages use them by name: ${region.texts.opening-hours}.',
      type: 'object',
      additionalProperties: { ...text('One text.'), usage: 'Use it on a page of the region: "${region.texts.<key>}"' },
    },
    knowsAbout: {
      description: 'What the office is known for, a few words each, for search engines: a list, or the name of one (region.lists.crafts).',
      usage: 'Show the office in a footer: "office: <name>"',
      type: ['string', 'array'],
      minLength: 1,
      minItems: 1,
      items: text('One thing that it is known for.'),
      reference: 'text-list',
    },
    contact: {
      title: 'Contact',
      description: 'How to reach the office.',
      type: 'object',
      required: ['office', 'address', 'email', 'phone'],
      additionalProperties: false,
      properties: {
        office: text('The name of the office: Dublin office.'),
        address: { description: 'The postal address, one line an entry.', type: 'array', minItems: 1, items: text('One line.') },
        email: email('The e-mail address.'),
        phone: phone('The phone number in international form, in quotes.'),
        hours: text('When somebody answers.'),
      },
    },
    header: {
      title: 'Header',
      description: 'What the header of the region holds.',
      type: 'object',
      required: ['menus'],
      additionalProperties: false,
      properties: {
        menus: {
          description: 'The names of its menus, in order.',
          type: 'array',
          minItems: 1,
          items: { description: 'The name of a menu of this file.', type: 'string', reference: 'menu' },
        },
        links: {
          description: 'Plain links after the menus.',
          type: 'array',
          minItems: 1,
          items: {
            title: 'Header link',
            description: 'One link.',
            ...labelledLink(),
          },
        },
        actions: { description: 'The buttons at the end.', type: 'array', minItems: 1, maxItems: 2, items: action },
      },
    },
    footer: { description: 'The name of its footer.', type: 'string', reference: 'footer' },
    legal: {
      description: 'The pages that the law of the region requires: imprint, privacy, terms. The foot of each of its pages links to them.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Legal page',
        description: 'One of these pages.',
        ...labelledLink('The words of the link: Privacy.'),
      },
    },
    analytics: regionAnalytics,
  },
} as const satisfies JsonSchema;
