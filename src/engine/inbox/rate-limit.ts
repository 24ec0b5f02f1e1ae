/** Milliseconds in which forms are counted. */
const span = 60_000;

/** Addresses that are remembered at most; beyond them the oldest are forgotten. */
const remembered = 10_000;

/**
 * Counts forms by address over the last minute.
 * @param perMinute how many of one address are let through @param now milliseconds, for tests
 * @returns a function that says whether one more is let through
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): (address: string) => boolean {
  const times = new Map<string, number[]>();
  return (address) => {
    const source = networkOf(address);
    const recent = (times.get(source) ?? []).filter((time) => time > now() - span);
    const isAllowed = recent.length < perMinute;
    if (isAllowed) recent.push(now());
    // Written anew, so that the first of the map is the one that was not seen for the longest time.
    times.delete(source);
    times.set(source, recent);
    const oldest = times.keys().next().value;
    if (times.size > remembered && oldest !== undefined) times.delete(oldest);
    return isAllowed;
  };
}

/** An address; of IPv6 the first half, because each connection has all addresses of the second. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}
