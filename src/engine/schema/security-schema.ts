import type { JsonSchema } from '#contract/json-schema.ts';

/** The shape of `security` in site.yaml. */
export const security = {
  title: 'Security',
  description: 'Response headers that act on other hosts of the firm too. Each is off until the site asks for it.',
  type: 'object',
  additionalProperties: false,
  properties: {
    hsts: {
      title: 'HTTPS only',
      description:
        'Tells browsers to open this host by HTTPS alone, and to refuse it without a way around when its certificate is wrong (the header Strict-Transport-Security). A browser that has seen it keeps to it until the time is over, also after the setting was removed.',
      type: 'object',
      required: ['seconds'],
      additionalProperties: false,
      properties: {
        seconds: {
          description:
            'How long browsers keep to it after each visit. Begin with 300, write 63072000 (two years) when nothing broke; 0 makes browsers forget it.',
          type: 'integer',
          minimum: 0,
        },
        covers: {
          description:
            'host: this host only. subdomains: every host below it too, so that from example.com also mail.example.com and intranet.example.com can no longer be opened without HTTPS. preload: as subdomains, and browsers may build the host into themselves (hstspreload.org), which takes months to undo.',
          enum: ['host', 'subdomains', 'preload'],
          default: 'host',
        },
      },
    },
    frameAncestors: {
      description:
        'Other sites of the firm that may show pages of this site in a frame, as an intranet does. Left out, nobody may, which keeps others from catching clicks that are meant for this site.',
      type: 'array',
      minItems: 1,
      items: {
        description: 'One origin: https://intranet.example.com.',
        type: 'string',
        pattern: '^https?://[A-Za-z0-9.-]+(:[0-9]+)?$',
        patternErrorMessage: 'is not an origin. Write it as https://intranet.example.com, without a path or a slash at the end',
      },
    },
  },
} as const satisfies JsonSchema;
