import type { FromSchema } from 'json-schema-to-ts';
import { hexColour } from '#contract/definitions/fields.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { SiteConfig } from '#contract/site-config.ts';

/** The shape of `theme:` in site.yaml. */
export const settings = {
  title: 'Theme',
  description: 'The colours that all regions share.',
  type: 'object',
  additionalProperties: false,
  properties: {
    ink: { ...hexColour('The colour of text, and of dark bands.'), default: '#0f1b2d' },
    paper: { ...hexColour('The background.'), default: '#fbf9f5' },
    radius: { description: 'How round corners are.', enum: ['none', 'small', 'medium'], default: 'small' },
  },
} as const satisfies JsonSchema;

type Settings = Required<FromSchema<typeof settings>>;

/** The settings of a site, with the defaults of the schema for what it leaves out. */
export function settingsOf({ theme }: SiteConfig): Settings {
  const defaults = Object.fromEntries(Object.entries(settings.properties).map(([name, property]) => [name, property.default]));
  return { ...defaults, ...theme } as Settings;
}
