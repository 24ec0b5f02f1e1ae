import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { locate } from '../read/locate.ts';
import type { DataPath, SourceDocument } from '../read/source-document.ts';
import { fillReferences } from '../resolve/fill-references.ts';
import { markdownLinks } from '../resolve/markdown-links.ts';
import type { ResolvedSite } from '../resolve/resolve-site.ts';
import { normalisePath } from '../resolve/route-table.ts';
import { regionScope } from '../resolve/site-settings.ts';
import { link as linkShape } from '../schema/fragments/link.ts';
import type { Check } from './check.ts';

interface Link {
  target: string;
  source: SourceDocument;
  path: DataPath;
  /** The address of the page that holds the link; none for a link of site.yaml. */
  from?: string;
}

const allowed = new RegExp(linkShape.pattern);

/** Every link to this site must lead to a page, and every #anchor to a place on it. */
export const checkLinks: Check = (site) => {
  const anchors = new Map<string, Set<string>>();
  for (const route of site.routes)
    anchors.set(route.path, new Set(route.references.filter(({ kind }) => kind === 'anchor').map(({ value }) => value)));
  const addresses = site.table.patterns.flatMap(({ pattern, kind }) => (kind === 'wildcard' ? [] : [pattern]));

  return collectLinks(site).flatMap((link): Diagnostic[] => {
    const at = locate(link.source, link.path);
    // The schema has seen neither the links inside a text nor what a reference was replaced by.
    if (!allowed.test(link.target.startsWith('tel:') ? link.target.replaceAll(' ', '') : link.target)) {
      const [problem, cure] = linkShape.patternErrorMessage.split('. ');
      return [diagnose('invalid-value', link.source.file, at, `"${link.target}" ${problem}.`, `${cure}.`)];
    }
    const [path = '', anchor] = link.target.replace(/^\?[^#]*/, '').split('#');
    if (path.startsWith('/') && !site.table.match(path)) {
      const guess = nearest(normalisePath(path), addresses);
      const cure = guess ? `Did you mean ${guess}?` : 'Correct the address, or add a page that has it.';
      return [diagnose('dead-link', link.source.file, at, `No page has the address ${normalisePath(path)}.`, cure)];
    }
    if (!anchor || !(path === '' || path.startsWith('/')) || (path === '' && !link.from)) return [];
    const page = path === '' ? (link.from as string) : normalisePath(path);
    const places = anchors.get(page);
    if (!places || anchor === 'main' || places.has(anchor)) return [];
    const guess = nearest(anchor, places);
    const cure = guess ? `Did you mean #${guess}?` : `Give the block "id: ${anchor}", or leave the # part out.`;
    return [diagnose('dead-anchor', link.source.file, at, `${page} has no place called #${anchor}.`, cure)];
  });
};

function collectLinks({ site, routes, settings }: ResolvedSite): Link[] {
  const links: Link[] = [];
  for (const { path: from, page, references } of routes) {
    for (const { kind, value, path } of references) {
      if (kind === 'link') links.push({ target: value, source: page.source, path, from });
      if (kind === 'markdown') links.push(...markdownLinks(value).map((target) => ({ target, source: page.source, path, from })));
    }
  }
  for (const [region, config] of settings) {
    const scope = regionScope(config, region);
    for (const { kind, value, path } of site.references) {
      if (kind === 'link') links.push({ target: fillReferences(value, scope).value, source: site.source, path });
    }
  }
  return links;
}
