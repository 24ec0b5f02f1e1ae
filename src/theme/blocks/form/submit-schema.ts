import { text } from '#contract/definitions/fields.ts';
import { link } from '#contract/definitions/link.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { submitDefaults } from './shared/defaults.ts';

/** The shape of what an adapter has to know about the account of the site with its service. Nothing in it is secret. */
function account<const Required extends readonly string[], const Properties extends Record<string, JsonSchema>>(
  title: string,
  required: Required,
  properties: Properties,
) {
  return {
    title,
    description: `${title}: what visitors' browsers are told about the account. All of it is public; passwords and API keys never stand here.`,
    type: 'object',
    required,
    additionalProperties: false,
    properties,
  } as const;
}

const accounts = {
  formspree: account('Formspree', ['form'], {
    form: {
      description: 'The ID of the form: what stands behind https://formspree.io/f/ in its endpoint.',
      type: 'string',
      pattern: '^[a-zA-Z0-9]+$',
      patternErrorMessage: 'is not the ID of a form at Formspree. Copy what stands behind https://formspree.io/f/',
    },
  }),
  hubspot: account('HubSpot', ['portal', 'form'], {
    portal: {
      description: 'The number of the account (Hub ID), in quotes.',
      type: 'string',
      pattern: '^[0-9]+$',
      patternErrorMessage: 'is not the number of a HubSpot account. An access token (pat-…) is secret and has no place here',
    },
    form: {
      description: 'The ID of the form, from the address of its editor.',
      type: 'string',
      pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      patternErrorMessage: 'is not the ID of a HubSpot form: 32 digits from 0 to f with four hyphens',
    },
    dataCentre: { description: 'Where the account is kept: "eu1" for the European Union.', enum: ['na1', 'eu1'], default: 'na1' },
    consentBox: text('The consent box whose words HubSpot keeps as consent to processing (legalConsentOptions), by the name of its field.'),
  }),
  salesforce: account('Salesforce Web-to-Lead', ['org'], {
    org: {
      description: 'The ID of the organisation ("oid" in the HTML that Salesforce generates).',
      type: 'string',
      pattern: '^00D[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$',
      patternErrorMessage: 'is not the ID of an organisation. It begins with 00D and has 15 or 18 letters and digits',
    },
    host: {
      description: 'The host of "action" in the generated HTML, if it is another one.',
      type: 'string',
      pattern: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.salesforce\\.com$',
      patternErrorMessage: 'is not a host of Salesforce, such as webto.salesforce.com',
      default: 'webto.salesforce.com',
    },
  }),
  mailchimp: account('Mailchimp', ['url'], {
    url: {
      description: 'The "action" of the embedded form, as https://firm.us1.list-manage.com/subscribe/post with u and id behind it.',
      type: 'string',
      pattern: '^https://[a-z0-9.-]+\\.list-manage\\.com/subscribe/post\\?u=[0-9a-f]+&id=[0-9a-f]+(?:&f_id=[0-9a-f]+)?$',
      patternErrorMessage:
        'is not the "action" of an embedded form: https://….list-manage.com/subscribe/post?u=…&id=…, with & and not &amp;. An API key is secret and has no place here',
    },
  }),
  web3forms: account('Web3Forms', ['key'], {
    key: {
      description: 'The access key, which is made to be public.',
      type: 'string',
      pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      patternErrorMessage: 'is not an access key: 32 digits from 0 to f with four hyphens',
    },
    subject: text('The subject of the e-mails.'),
  }),
} as const;

/** What happens when a form is sent. */
export const submit = {
  title: 'Submit',
  description: 'What happens when the form is sent.',
  type: 'object',
  required: ['label'],
  additionalProperties: false,
  properties: {
    label: text('The words on the button: Submit Request.'),
    busyLabel: text('The words while the form is being sent, instead of those of the theme.'),
    note: text('One line under the button: what happens next.'),
    adapter: {
      description:
        '"simulate" waits and succeeds without any network request; "post" sends the values to a URL; the others send them to the service of that name.',
      enum: ['simulate', 'post', 'netlify', 'formspree', 'hubspot', 'salesforce', 'mailchimp', 'web3forms'],
      default: 'simulate',
    },
    delay: {
      description: 'How long "simulate" waits, in milliseconds.',
      type: 'integer',
      minimum: 0,
      maximum: 60000,
      default: submitDefaults.delay,
    },
    url: {
      description: 'Where "post" sends the values: a path on this site or an https:// URL.',
      type: 'string',
      pattern: '^(?:/(?![/\\\\])|https://[^\\s\\\\/@]+(?:[/?]|$)|http://(?:localhost|127\\.0\\.0\\.1)[:/])[^\\s\\\\]*$',
      patternErrorMessage: 'is not a path or URL that a form can be sent to. Use a path of this site (/api/…) or https://',
    },
    encoding: {
      description: 'How "post" packs the values; files need multipart.',
      enum: ['json', 'multipart'],
      default: submitDefaults.encoding,
    },
    timeout: {
      description: 'How long to wait for an answer, in milliseconds.',
      type: 'integer',
      minimum: 1000,
      maximum: 120000,
      default: submitDefaults.timeout,
    },
    fields: {
      description: 'The names that the service has for the fields of the form: companyName: company.',
      type: 'object',
      additionalProperties: text('The name of the field at the service.'),
    },
    unsent: {
      description: 'Fields that the service has no place for: those that only decide what the form shows.',
      type: 'array',
      minItems: 1,
      items: text('The name of a field of this form.'),
    },
    consent: text(
      'The field of the service that is told what was agreed to: the words of each ticked consent box, their SHA-256 and the time.',
    ),
    returnTo: {
      ...link,
      title: 'Page of thanks',
      description:
        'The page of this site where visitors arrive after sending without script, or by a service that shows a page of its own.',
    },
    ...accounts,
  },
} as const satisfies JsonSchema;
