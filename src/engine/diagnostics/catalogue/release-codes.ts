import type { CatalogueEntry } from './entry.ts';

const form = (keys: string, field = '{ type: email, name: email, label: E-mail, required: true }') =>
  `- type: form\n  name: order\n  heading: Order\n  sections:\n    - heading: You\n      fields:\n        - ${field}\n  submit: { label: Send${keys} }\n  success: { heading: Sent, text: We will answer. }`;
const box = (terms: string) => `{ type: checkbox, name: agreed, label: I agree to the terms, required: true${terms} }`;
const social = (href: string) => `social: [{ label: YouTube, href: ${href}, icon: network-youtube }]`;
const item = (rest: string) =>
  `# site.yaml\nmenus: { pages: { items: [{ label: Prices, href: /prices${rest} }] } }\n# pages/prices.yaml\nroute: /prices\ntitle: Prices\ndescription: What it costs.\nblocks:\n  - { type: placeholder, heading: Coming soon }`;
const article = (keys: string) =>
  `# pages/journal/dues.yaml\ntitle: Dues\ndate: 2026-03-12\n${keys}summary: Dues rise.\ntext: They rise in April.`;

const picture = (alt: string) =>
  `# pages/journal/dues.yaml\ntitle: Dues\ndate: 2026-03-12\nsummary: Dues rise.\ntext: "They rise in April.\\n\\n![${alt}](../art/harbour.svg)"`;

/** What is fine while a site is built and wrong in public. */
export const releaseCodes = {
  'simulated-form': {
    severity: 'error',
    release: 'only',
    why: 'A simulated form says that it was sent, and sends nothing. In public, every enquiry would be lost.',
    example: { as: 'blocks', wrong: form(''), right: form(', adapter: formspree, formspree: { form: abcdwxyz }') },
  },
  'consent-without-terms': {
    severity: 'error',
    release: 'only',
    why: 'Somebody who has to agree must be able to read what to: without it the consent is worth nothing.',
    example: { as: 'blocks', wrong: form('', box('')), right: form('', box(', terms: { label: The terms, href: / }')) },
  },
  'reserved-domain': {
    severity: 'error',
    release: 'only',
    why: 'Some domains are kept for examples and tests (RFC 2606, RFC 6761): .example, .test, .invalid, localhost, example.com, example.net and example.org. Links and mail to them arrive nowhere.',
    example: {
      as: 'words',
      wrong: 'An e-mail address, a link or the URL of the site at desk@larkspur.example or https://www.example.com.',
      right: 'The address that exists. An example of what visitors may write in a field, its "placeholder", may have such a domain.',
    },
  },
  'fictitious-phone': {
    severity: 'error',
    release: 'only',
    why: 'Regulators keep ranges of telephone numbers for films and examples, such as 555-0100 to 555-0199 and 020 7946 0000 to 0999. Nobody answers there.',
    example: {
      as: 'site',
      wrong: 'regions: { main: { contact: { phone: "+44 20 7946 0000" } } }',
      right: 'regions: { main: { contact: { phone: "+44 20 0000 0000" } } }',
    },
  },
  'network-front-page': {
    severity: 'error',
    release: 'only',
    why: 'A link that promises a profile and shows the first page of a network leads visitors away from the firm.',
    example: { as: 'site', wrong: social('https://www.youtube.com/'), right: social('https://www.youtube.com/@larkspur') },
  },
  'placeholder-in-menu': {
    severity: 'error',
    release: 'only',
    why: 'A menu shows what there is. A page that is still to be written disappoints whoever chooses it.',
    example: { as: 'journal', wrong: item(''), right: item(', disabled: true, note: Coming soon') },
  },
  'unconfirmed-claim': {
    severity: 'error',
    release: 'only',
    why: 'A comment that begins with "confirm:" marks what somebody wanted to make sure of before visitors read it.',
    example: {
      as: 'page',
      wrong: 'title: Our clients # confirm: 100 of them, ask Ada',
      right: 'title: Our clients',
    },
  },
  'missing-legal-pages': {
    severity: 'error',
    release: 'only',
    why: 'Most countries require that a site says who runs it and what happens to the data of its visitors, on a page that every page links to.',
    example: { as: 'site', wrong: 'brand: { name: Larkspur }', right: 'regions: { main: { legal: [{ label: Privacy, href: / }] } }' },
  },
  'kept-from-search': {
    severity: 'error',
    release: 'only',
    why: 'While a site is built, pages are kept from search engines. One that stays so is in no sitemap, and nobody finds it.',
    example: { as: 'page', wrong: 'seo: { noindex: true }', right: 'seo: { noindex: false }' },
  },
  'overdue-draft': {
    severity: 'error',
    release: 'only',
    why: 'A draft whose day has come was meant to be published: visitors, feeds and lists miss it.',
    example: { as: 'journal', wrong: article('draft: true\n'), right: article('') },
  },
  'wordless-picture': {
    severity: 'error',
    release: 'only',
    why: 'An empty alt says that a picture only decorates the words beside it. Where there are none, some readers get nothing.',
    example: {
      as: 'journal',
      wrong: picture(''),
      right: picture('Two cranes above a container ship'),
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
