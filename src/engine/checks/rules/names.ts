import { createGuesser } from '#contract/nearest.ts';
import type { ReferenceKind } from '#contract/reference-kinds.ts';
import type { Theme } from '#contract/theme.ts';
import type { Check } from '#engine/checks/check.ts';
import type { DiagnosticCode } from '#engine/diagnostics/catalogue.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';

/** How many names fit a sentence. */
const mostNamed = 50;

interface NameKind {
  code: DiagnosticCode;
  noun: string;
  known: (site: SiteConfig, theme: Theme) => readonly string[];
}

const kinds: Readonly<Partial<Record<ReferenceKind, NameKind>>> = {
  region: { code: 'unknown-region', noun: 'region', known: (site) => Object.keys(site.regions) },
  menu: { code: 'unknown-menu', noun: 'menu', known: (site) => Object.keys(site.menus) },
  footer: { code: 'unknown-footer', noun: 'footer', known: (site) => Object.keys(site.footers) },
  flag: { code: 'unknown-flag', noun: 'flag', known: (site, { flags }) => [...Object.keys(site.regions), ...flags] },
};

/** Regions, menus, footers and flags are named in one place and must exist in another. */
export const checkNames: Check = ({ site, pages, routes, theme }) => {
  const known = new Map(Object.entries(kinds).map(([kind, { known: list }]) => [kind, new Set(list(site.data, theme))]));
  const find = createGuesser();
  // Routes repeat what their pages name, with every variable filled in.
  return [site, ...pages, ...routes.map(({ page, references }) => ({ source: page.source, references }))].flatMap(
    ({ source, references }) =>
      references.flatMap(({ kind, value, path }): Diagnostic[] => {
        const nameKind = kinds[kind];
        if (!nameKind || value.includes('${')) return [];
        const names = known.get(kind);
        if (!names || names.has(value)) return [];
        const { guess, sure } = find(value, () => names);
        const suggestion = `${guess ? `Did you mean "${guess}"? ` : ''}Known are: ${[...names].slice(0, mostNamed).join(', ') || 'none'}.`;
        const fix = sure && replaceScalar({ source, path, from: value, to: sure });
        return [
          diagnose({
            code: nameKind.code,
            ...placeOf(source, path),
            message: `There is no ${nameKind.noun} "${value}".`,
            suggestion,
            fix: fix || undefined,
          }),
        ];
      }),
  );
};
