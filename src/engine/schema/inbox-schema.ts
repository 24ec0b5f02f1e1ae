import type { JsonSchema } from '#contract/json-schema.ts';

/** What the inbox takes where site.yaml does not say. */
export const inboxDefaults = { folder: 'leads', perMinute: 10, fileMegabytes: 5, files: 5 };

/** The endings of files that the inbox takes where a field does not say. */
export const usualFileTypes = [
  ...['.pdf', '.doc', '.docx', '.odt', '.rtf', '.txt', '.xls', '.xlsx', '.ods', '.csv', '.ppt', '.pptx', '.odp'],
  ...['.jpg', '.jpeg', '.png', '.webp', '.heic'],
];

/** The shape of `inbox` in site.yaml. */
export const inbox = {
  title: 'Inbox',
  description:
    'Has "npm start" and "npm run serve" receive the forms of this site that are posted to /_forms/<name of the form>, and keep them in a folder; "npm run leads" lists them. Without this key nothing is received.',
  type: 'object',
  additionalProperties: false,
  properties: {
    folder: {
      description: 'Where they are kept, seen from this file. It holds what people wrote, so it belongs neither into git nor into dist/.',
      type: 'string',
      minLength: 1,
      default: inboxDefaults.folder,
    },
    perMinute: {
      description: 'How many forms one address may send in a minute.',
      type: 'integer',
      minimum: 1,
      maximum: 10_000,
      default: inboxDefaults.perMinute,
    },
    behindProxy: {
      description:
        'Whether a proxy stands in front and names the visitor in X-Forwarded-For. Without a proxy anybody could write anything there.',
      type: 'boolean',
      default: false,
    },
    fileMegabytes: {
      description: 'The size of one file at most, in megabytes.',
      type: 'integer',
      minimum: 1,
      maximum: 50,
      default: inboxDefaults.fileMegabytes,
    },
    files: {
      description: 'How many files one form may bring.',
      type: 'integer',
      minimum: 0,
      maximum: 20,
      default: inboxDefaults.files,
    },
    proofOfWork: {
      description:
        'Whether browsers do a second of arithmetic for each form, which makes many forms expensive. Forms without it, as from visitors without script, are kept and marked.',
      type: 'boolean',
      default: false,
    },
  },
} as const satisfies JsonSchema;
