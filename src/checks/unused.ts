import { type Diagnostic, diagnose, fileStart } from '../diagnostics/diagnostic.ts';
import { locate } from '../read/locate.ts';
import { relativePath } from '../read/relative-path.ts';
import type { ResolvedSite } from '../resolve/resolve-site.ts';
import type { Check } from './check.ts';

/** Settings of site.yaml and pictures that nothing names. */
export const checkUnused: Check = (site) => [...checkEntries(site), ...checkPictures(site)];

function checkEntries({ site, pages, routes }: ResolvedSite): Diagnostic[] {
  const named = new Set<string>();
  for (const references of [site.references, ...pages.map((page) => page.references), ...routes.map((route) => route.references)])
    for (const { kind, value } of references) named.add(`${kind} ${value}`);
  const settings = new Set<string>();
  for (const { text } of [site.source, ...pages.map((page) => page.source)])
    for (const [, name] of text.matchAll(/\$\{\s*([\w.-]+)\s*\}/g)) settings.add(name as string);

  const entries = [
    ...names('menus', site.data.menus, (name) => named.has(`menu ${name}`)),
    ...names('footers', site.data.footers, (name) => named.has(`footer ${name}`)),
    ...names('lists', site.data.lists, (name) => named.has(`option-list lists.${name}`) || named.has(`text-list lists.${name}`)),
    ...names('links', site.data.links, (name) => settings.has(`site.links.${name}`)),
  ];
  return entries.map(({ group, noun, name, use }) =>
    diagnose(
      'unused-entry',
      site.source.file,
      locate(site.source, [group, name], 'key'),
      `Nothing uses the ${noun} "${name}".`,
      `${use(name)}, or delete it.`,
    ),
  );
}

const groups = {
  menus: { noun: 'menu', use: (name: string) => `Name it under "menus" in the header of a region: ${name}` },
  footers: { noun: 'footer', use: (name: string) => `Name it in a region or on a page: "footer: ${name}"` },
  lists: { noun: 'list', use: (name: string) => `Use it in a form: "options: lists.${name}"` },
  links: { noun: 'link', use: (name: string) => `Use it on a page: "href: \${site.links.${name}}"` },
};

function names(group: keyof typeof groups, entries: object | undefined, isUsed: (name: string) => boolean) {
  return Object.keys(entries ?? {})
    .filter((name) => !isUsed(name))
    .map((name) => ({ group, name, ...groups[group] }));
}

function checkPictures({ root, images, pictures }: ResolvedSite): Diagnostic[] {
  const used = new Set([...images.values()].map(({ path }) => relativePath(root, path)));
  return pictures
    .filter((file) => !used.has(file))
    .map((file) =>
      diagnose('unused-picture', file, fileStart, 'No page and no setting names this picture.', 'Use it, or delete the file.'),
    );
}
