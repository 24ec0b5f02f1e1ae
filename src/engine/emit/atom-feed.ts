import { timeOf } from '#contract/moments.ts';
import type { EntryRecord } from '#engine/resolve/entries/entry-index.ts';
import type { Feed } from '#engine/resolve/entries/list-feeds.ts';
import { languageOf } from '#engine/resolve/language-of.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { escapeXml } from './escape-xml.ts';

/** How many entries a feed holds: readers come back often, and keep what they have seen. */
const most = 50;

/** The latest entries of a collection for feed readers, in the format Atom (RFC 4287). */
export function atomFeed(
  { site: { data }, entries, table }: Pick<Site, 'site' | 'entries' | 'table'>,
  { collection, path, dayKey }: Feed,
): string {
  const { url, brand, regions, defaultRegion } = data;
  const dayOf = (record: EntryRecord, key: string) => timeOf(String(record.entry.fields[key] ?? ''));
  const listed = (entries.collections.get(collection) ?? [])
    .flatMap((record) => {
      const published = dayOf(record, dayKey);
      return published === undefined || record.entry.href === undefined
        ? []
        : [{ record, published, updated: Math.max(published, dayOf(record, 'updated') ?? published) }];
    })
    .sort((a, b) => b.published - a.published)
    .slice(0, most);
  const updated = Math.max(...listed.map((one) => one.updated));
  const title = `${brand.name}: ${entries.titles.get(collection) ?? collection}`;
  const folder = path.slice(0, -'/feed.xml'.length);
  const page = url + (table.match(folder) ? folder : regions[defaultRegion]?.home);
  const lines = [
    element('id', url + path),
    element('title', title),
    ...(brand.description ? [element('subtitle', brand.description)] : []),
    element('updated', moment(updated)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    author(brand.legalName ?? brand.name),
    ...listed.map(({ record, ...days }) => entry(record, { url, ...days })),
  ];
  const lang = escapeXml(languageOf(data, defaultRegion));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">\n${lines.join('\n')}\n</feed>\n`;
}

function entry({ teaser }: EntryRecord, { url, published, updated }: { url: string; published: number; updated: number }): string {
  const address = url + teaser.href;
  const lines = [
    element('id', address),
    element('title', teaser.title),
    element('published', moment(published)),
    element('updated', moment(updated)),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    ...(teaser.people ?? []).map((person) => author(person.title)),
    ...(teaser.topics ?? []).map(({ value, label }) => `<category term="${escapeXml(value)}" label="${escapeXml(label)}"/>`),
    ...(teaser.summary ? [element('summary', teaser.summary)] : []),
  ];
  return `<entry>\n${lines.map((line) => `  ${line}`).join('\n')}\n</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function author(name: string): string {
  return `<author>${element('name', name)}</author>`;
}

/** @param time milliseconds since 1970 */
function moment(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
