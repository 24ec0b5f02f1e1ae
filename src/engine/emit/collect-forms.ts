import { directionOf } from '#contract/direction.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { composeRoute } from '#engine/render/render-page.tsx';
import { configOf } from '#engine/resolve/config-of.ts';
import { languageOf } from '#engine/resolve/language-of.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';

/** What the inbox of a site has to know: its settings, and each form once. */
export interface InboxManifest {
  settings: NonNullable<SiteConfig['inbox']>;
  /** The forms by a hash of their content. */
  forms: Readonly<Record<string, object>>;
  /** Which form is meant: by its name, then by the path of the page that it stands on. */
  places: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The forms of a site that its own inbox receives; undefined for a site without one. */
export function collectForms(site: Site, blocks: ReadonlyMap<string, AnyBlock>): InboxManifest | undefined {
  const settings = site.site.data.inbox;
  if (!settings) return undefined;
  const forms: Record<string, object> = {};
  const places: Record<string, Record<string, string>> = {};
  for (const route of site.routes) {
    const config = configOf(site, route.regionName);
    const lang = languageOf(config, route.regionName);
    const words = site.words.get(route.regionName) ?? {};
    const place = { site: config, path: route.path, regionName: route.regionName, lang, direction: directionOf(lang), words };
    for (const block of composeRoute(route, blocks).data.blocks) {
      const received = blocks.get(block.type)?.receives?.(block, place);
      if (!received) continue;
      const hash = contentHash(JSON.stringify(received.form), 16);
      forms[hash] = received.form;
      const ofName = places[received.name] ?? {};
      places[received.name] = ofName;
      ofName[route.path] = hash;
    }
  }
  return { settings, forms, places };
}
