import type { JsonSchema } from '#contract/json-schema.ts';
import type { Theme } from '#contract/theme.ts';
import { siteSchema } from './site-schema.ts';

/**
 * The shape of site.yaml with what the theme adds to it: the settings under `theme:`, the flags a region can have, and the kinds of
 * entries that a collection can hold. @param kinds their names
 */
export function siteSchemaWith({ settings, flags }: Pick<Theme, 'settings' | 'flags'>, kinds: readonly string[]): JsonSchema {
  const { regions, collections } = siteSchema.properties;
  const region = regions.additionalProperties;
  const flag = { ...region.properties.flag, enum: flags };
  return {
    ...siteSchema,
    properties: {
      ...siteSchema.properties,
      regions: { ...regions, additionalProperties: { ...region, properties: { ...region.properties, flag } } },
      collections: { ...collections, additionalProperties: collectionOf(kinds) },
      theme: settings,
    },
  } as JsonSchema;
}

function collectionOf(kinds: readonly string[]): JsonSchema {
  const { properties, ...rest } = siteSchema.properties.collections.additionalProperties;
  // A list of no values is no schema.
  return { ...rest, properties: { ...properties, entry: kinds.length > 0 ? { ...properties.entry, enum: kinds } : properties.entry } };
}
