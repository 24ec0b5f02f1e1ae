import type { JsonSchema } from '#contract/json-schema.ts';
import { hostNames } from '#engine/deploy/host-names.ts';

/** The shape of `deploy` in site.yaml. */
export const deploy = {
  title: 'Deploy',
  description: 'Where the site is put. The build then writes what that host needs to know, and says what it cannot do; see docs/deploy.md.',
  type: 'object',
  additionalProperties: false,
  properties: {
    host: {
      description:
        'The host. The build writes its rules for redirects, wildcards, error pages, headers and caching. "npm run build -- --host nginx" writes for another one. Left out, the files suit our own server, and simple sites on Netlify and Cloudflare.',
      enum: hostNames,
    },
    base: {
      description:
        'The path below which the site lies, with a slash at both ends: /docs/ for https://www.example.com/docs/. Links of pages stay as they are: the build puts it in front of them.',
      type: 'string',
      pattern: '^/(?:[A-Za-z0-9][A-Za-z0-9._~-]*/)*$',
      patternErrorMessage: 'is not a base. Start and end it with a slash, as in /docs/',
      default: '/',
    },
    keepBuilds: {
      description:
        'For how many earlier builds their scripts, pictures and fonts stay in the folder, so that a page that a visitor has had open since then finds them.',
      type: 'integer',
      minimum: 0,
      maximum: 20,
      default: 0,
    },
  },
} as const satisfies JsonSchema;
