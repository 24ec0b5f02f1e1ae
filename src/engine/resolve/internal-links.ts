import { valueAt } from '#engine/read/value-at.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { ValidSite } from '#engine/validate/validate-document.ts';
import { readMarkdown } from './read-markdown.ts';

/** The paths on this site that a file links to. */
export function internalLinks(references: readonly Reference[]): string[] {
  return linkTargets(references).filter((link) => link.startsWith('/'));
}

/** Where a file links to, in its keys and its texts. */
export function linkTargets(references: readonly Reference[]): string[] {
  return references.flatMap(({ kind, value, isLong }) =>
    kind === 'link' ? [value] : kind === 'markdown' ? readMarkdown(value, isLong).links.map((link) => link.value) : [],
  );
}

/** The paths on this site that site.yaml links to, as one region sees it. */
export function linksOfSettings(site: ValidSite, config: SiteConfig): string[] {
  return internalLinks(site.references.map((reference) => ({ ...reference, value: settingAt(config, reference) })));
}

function settingAt(config: SiteConfig, { path, value }: Reference): string {
  const found = valueAt(config, path);
  return typeof found === 'string' ? found : value;
}
