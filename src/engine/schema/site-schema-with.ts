import type { JsonSchema } from '#contract/json-schema.ts';
import type { Theme } from '#contract/theme.ts';
import { siteSchema } from './site-schema.ts';

/** The shape of site.yaml with what the theme adds to it: the settings under `theme:`, and the flags a region can have. */
export function siteSchemaWith({ settings, flags }: Pick<Theme, 'settings' | 'flags'>): JsonSchema {
  const { regions } = siteSchema.properties;
  const region = regions.additionalProperties;
  const flag = { ...region.properties.flag, enum: flags };
  return {
    ...siteSchema,
    properties: {
      ...siteSchema.properties,
      regions: { ...regions, additionalProperties: { ...region, properties: { ...region.properties, flag } } },
      theme: settings,
    },
  } as JsonSchema;
}
