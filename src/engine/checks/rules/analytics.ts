import type { DataPath } from '#contract/data-path.ts';
import { type ServiceName, services } from '#engine/analytics/analytics-of.ts';
import type { Check } from '#engine/checks/check.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';

/** What is wrong, where under "analytics", and what to do. */
type Problem = [key: 'service' | 'id' | 'origin' | undefined, message: string, suggestion: string];

/** What is given under "analytics" is what the service needs, for the site and for each region. */
export const checkAnalytics: Check = (site) => {
  const { source, data } = site.site;
  const report = (path: DataPath, problem: Problem | undefined) => {
    if (!problem) return [];
    const [key, message, suggestion] = problem;
    return [diagnose({ code: 'analytics-settings', ...placeOf(source, key ? [...path, key] : path), message, suggestion })];
  };
  const ofRegions = Object.keys(data.regions).flatMap((name) => {
    const { analytics, regions } = configOf(site, name);
    return report(['regions', name, 'analytics'], judgeRegion(analytics, regions[name]?.analytics));
  });
  return [...report(['analytics'], judgeSite(configOf(site, data.defaultRegion).analytics)), ...ofRegions];
};

function judgeSite(analytics: SiteConfig['analytics']): Problem | undefined {
  if (!analytics) return undefined;
  const { service, id, origin } = analytics;
  if (id !== undefined && origin !== undefined && service === 'goatcounter')
    return [
      'origin',
      'GoatCounter is named twice: by the code of an account at goatcounter.com, and by an origin of your own.',
      'Keep "id" for an account there, or "origin" for a GoatCounter of your own, which needs no code.',
    ];
  if (id !== undefined) return judgeId(service, id);
  if (service !== 'goatcounter')
    return [
      'service',
      `${services[service].title} counts by the id of a site, and there is none.`,
      `Add "id:" with ${ids[service].words}.`,
    ];
  return origin === undefined
    ? [
        'service',
        'GoatCounter has to be told apart from the GoatCounter of others, and there is no code.',
        'Add "id:" with the code, the first part of my-code.goatcounter.com, or "origin:" for one of your own.',
      ]
    : undefined;
}

function judgeRegion(analytics: SiteConfig['analytics'], own: SiteConfig['regions'][string]['analytics']): Problem | undefined {
  if (!own) return undefined;
  if (!analytics)
    return [
      undefined,
      'Nothing is counted on this site, so a region has nothing to change.',
      'Say under "analytics" of the site who counts, or take this key out.',
    ];
  if (own.id === undefined) return undefined;
  if (analytics.service === 'goatcounter' && analytics.origin !== undefined)
    return [
      'id',
      'A GoatCounter of your own knows sites by their origin and not by a code.',
      'Take "id" out; the pages of the region are counted with those of the site.',
    ];
  return judgeId(analytics.service, own.id);
}

function judgeId(service: ServiceName, id: string): Problem | undefined {
  const { pattern, words } = ids[service];
  return pattern.test(id) ? undefined : ['id', `"${id}" is no id of ${services[service].title}.`, `Write ${words}.`];
}

/** What the id of a site looks like, by service. */
const ids: Readonly<Record<ServiceName, { pattern: RegExp; words: string }>> = {
  // Several may be given, separated by commas, each of which counts the view.
  plausible: {
    pattern: /^[^\s/:,]+(?:,[^\s/:,]+)*$/,
    words: 'the domain that the site has in Plausible, without https://: www.example.com',
  },
  umami: {
    pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    words: 'the website ID of its settings in Umami: 0d7e2c1a-4b5f-4c3d-9e8f-1a2b3c4d5e6f',
  },
  goatcounter: {
    pattern: /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
    words: 'the code alone, which is the first part of its address: my-code for my-code.goatcounter.com',
  },
};
