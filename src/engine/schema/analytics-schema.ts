import type { JsonSchema } from '#contract/json-schema.ts';

/** The services that can count the views of pages, as site.yaml names them. */
export const serviceNames = ['plausible', 'umami', 'goatcounter'] as const;

const id = {
  description:
    'What the service calls the site. Plausible: its domain, as in www.example.com. Umami: the website ID, as in 0d7e2c1a-4b5f-4c3d-9e8f-1a2b3c4d5e6f. GoatCounter: the code, which is the first part of my-code.goatcounter.com.',
  type: 'string',
  minLength: 1,
  maxLength: 200,
} as const satisfies JsonSchema;

/** The shape of `analytics` in site.yaml. */
export const analytics = {
  title: 'Analytics',
  description:
    'Has a service count the views of pages, without cookies and without a script of the service; see docs/operating.md. Views are counted at the host of "url" alone, so neither while developing nor in a preview. Left out, nothing is counted and no page has a script for it.',
  type: 'object',
  required: ['service'],
  additionalProperties: false,
  properties: {
    service: { description: 'Who counts: Plausible, Umami or GoatCounter.', enum: serviceNames },
    id,
    origin: {
      description:
        'Where the service runs: https://stats.example.com. Left out, at its makers: https://plausible.io, https://cloud.umami.is, or the address of the GoatCounter code.',
      type: 'string',
      pattern: '^https://[A-Za-z0-9.-]+(:[0-9]+)?$',
      patternErrorMessage:
        'is not an origin with HTTPS. Write it as https://stats.example.com, without a path or a slash at the end. What tells of visitors is sent encrypted only',
    },
  },
} as const satisfies JsonSchema;

/** The shape of `analytics` of a region in site.yaml. */
export const regionAnalytics = {
  title: 'Analytics of a region',
  description: 'How the views of the pages of this region are counted, where that differs from "analytics" of the site.',
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { ...id, description: 'What the service calls this region, where it counts it as a site of its own.' },
    count: { description: 'Whether its pages are counted.', type: 'boolean', default: true },
  },
} as const satisfies JsonSchema;
