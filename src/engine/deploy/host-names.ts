import { nearest } from '#contract/nearest.ts';

/** The hosts that a site can be built for, as site.yaml and --host name them. */
export const hostNames = ['netlify', 'cloudflare', 'vercel', 'github-pages', 'nginx', 'caddy', 'apache', 's3'] as const;

export type HostName = (typeof hostNames)[number];

export function isHostName(word: string): word is HostName {
  return (hostNames as readonly string[]).includes(word);
}

/** What is said about a host that there is not. */
export function describeUnknownHost(word: string): string {
  const guess = nearest(word, hostNames);
  return `There is no host "${word}".${guess ? ` Did you mean "${guess}"?` : ''} Use one of: ${hostNames.join(', ')}.`;
}
