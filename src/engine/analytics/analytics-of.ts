import type { serviceNames } from '#engine/schema/analytics-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';

/** A service that counts views. */
export type ServiceName = (typeof serviceNames)[number];

/** How the views of the pages of one region are counted. */
export interface Analytics {
  service: ServiceName;
  /** What the service calls the site. */
  id: string;
  /** The whole URL that a view is sent to. */
  url: string;
}

/** The path of the site at which views are taken for a service that is sent them by POST. Paths that begin with _ belong to no page. */
export const viewsPath = '/_views';

/** Bytes of one view that servers pass on at most: two URLs and a title. */
export const mostViewBytes = 16_384;

/**
 * The headers of a view that the server, and the script of a host, pass on: what the service derives browser and language from. No
 * cookie, and nothing of the connection.
 */
export const viewHeaders = ['content-type', 'user-agent', 'accept-language'] as const;

/** Seconds that the service has to respond to a view that is passed on. */
export const viewSeconds = 5;

interface Service {
  /** As people call it. */
  title: string;
  /** Where its makers run it. */
  origin(id: string): string;
  path: string;
  /** Whether views are posted; else a browser asks for a picture. */
  posts: boolean;
}

export const services: Readonly<Record<ServiceName, Service>> = {
  // https://plausible.io/docs/events-api
  plausible: { title: 'Plausible', origin: () => 'https://plausible.io', path: '/api/event', posts: true },
  // https://docs.umami.is/docs/api/sending-stats
  umami: { title: 'Umami', origin: () => 'https://cloud.umami.is', path: '/api/send', posts: true },
  // https://www.goatcounter.com/help/pixel
  goatcounter: { title: 'GoatCounter', origin: (code) => `https://${code}.goatcounter.com`, path: '/count', posts: false },
};

/** @returns undefined where nothing is counted, or where site.yaml lacks what the service needs */
export function analyticsOf({ analytics, regions }: Settings, regionName: string): Analytics | undefined {
  const { id = analytics?.id ?? '', count = true } = regions[regionName]?.analytics ?? {};
  if (!analytics || !count || (id === '' && !analytics.origin)) return undefined;
  const { origin, path } = services[analytics.service];
  return { service: analytics.service, id, url: (analytics.origin ?? origin(id)) + path };
}

/** The service that counts pages of the site, if any are counted. */
export function serviceOf(settings: Settings): ServiceName | undefined {
  return anyAnalytics(settings)?.service;
}

/** Where views are posted to, so that a server can pass them on; undefined where none are. */
export function viewsTarget(settings: Settings): string | undefined {
  const found = anyAnalytics(settings);
  return found && services[found.service].posts ? found.url : undefined;
}

type Settings = Pick<SiteConfig, 'analytics' | 'regions'>;

/** That of one region; the service, and where it takes what is posted, are the same for all. */
function anyAnalytics(settings: Settings): Analytics | undefined {
  return Object.keys(settings.regions)
    .map((name) => analyticsOf(settings, name))
    .find((found) => found !== undefined);
}
