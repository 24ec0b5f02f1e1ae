import { formspree } from './formspree/service.ts';
import { hubspot } from './hubspot/service.ts';
import { mailchimp } from './mailchimp/service.ts';
import { netlify } from './netlify/service.ts';
import { post } from './post/service.ts';
import { salesforce } from './salesforce/service.ts';
import type { Service } from './service.ts';
import { web3forms } from './web3forms/service.ts';

/** The services by the name of their adapter. */
export const services = { post, netlify, formspree, hubspot, salesforce, mailchimp, web3forms } as const satisfies Record<string, Service>;

/** The service that a form is sent to; undefined for one that is only simulated, and for a service that does not exist. */
export function serviceOf({ adapter = 'simulate' }: { adapter?: keyof typeof services | 'simulate' }): Service | undefined {
  return Object.hasOwn(services, adapter) ? services[adapter as keyof typeof services] : undefined;
}
