import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { githubPages } from './github-pages.ts';
import type { Host } from './host.ts';
import type { HostName } from './host-names.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { s3 } from './s3.ts';
import { vercel } from './vercel.ts';

/** Every host by its name in site.yaml. */
export const hosts: Readonly<Record<HostName, Host>> = {
  netlify,
  cloudflare,
  vercel,
  'github-pages': githubPages,
  nginx,
  caddy,
  apache,
  s3,
};
