import type { FromSchema } from 'json-schema-to-ts';
import { defaultsOf } from '#contract/defaults-of.ts';
import { hexColour } from '#contract/definitions/fields.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { SiteConfig } from '#contract/site-config.ts';

const fontFile = (description: string) => ({
  description,
  type: 'string' as const,
  pattern: '^\\.{1,2}/[^\\s\\\\]+\\.[wW][oO][fF][fF]2$',
  patternErrorMessage: 'is not the path of a WOFF2 font. Write it relative to this file, as in ./fonts/text.woff2',
  reference: 'font' as const,
});

/** The shape of `theme:` in site.yaml. */
export const settings = {
  title: 'Theme',
  description: 'The colours and fonts that all regions share.',
  type: 'object',
  additionalProperties: false,
  properties: {
    ink: { ...hexColour('The colour of text, and of dark bands.'), default: '#0f1b2d' },
    paper: { ...hexColour('The background.'), default: '#fbf9f5' },
    fonts: {
      title: 'Fonts',
      description: 'The fonts of all pages, in WOFF2 files of the site. Variable fonts bring all their weights with them.',
      type: 'object',
      additionalProperties: false,
      properties: {
        text: fontFile('Of running text, labels, fields and buttons: ./fonts/text.woff2. Best with the weights 400 to 700.'),
        display: fontFile('Of headings, figures and the name of the brand: ./fonts/display.woff2. Best with the weights 400 to 600.'),
      },
    },
    radius: { description: 'How round corners are.', enum: ['none', 'small', 'medium'], default: 'small' },
  },
} as const satisfies JsonSchema;

type Settings = Required<FromSchema<typeof settings>>;

/** The settings of a site, with the defaults of the schema for what it leaves out. */
export function settingsOf({ theme }: SiteConfig): Settings {
  return { ...defaultsOf(settings), ...theme } as Settings;
}
