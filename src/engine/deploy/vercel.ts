import type { Host } from './host.ts';
import { escapePattern, readManifest } from './read-manifest.ts';

/** `vercel.json`. Its rewrites come after the files, so a wildcard hides none; of two values of a header the last one is sent. */
export const vercel: Host = {
  title: 'Vercel',
  files(manifest) {
    const { base, redirects, wildcards, gone, headers, views } = readManifest(manifest);
    const rule = (source: string, values: Readonly<Record<string, string>>) => ({
      source,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    });
    const settings = {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to }) => ({ source: escapePattern(from), destination: to, statusCode: 301 })),
      rewrites: [
        ...(views ? [{ source: escapePattern(views.path), destination: views.url.href }] : []),
        ...wildcards.map(({ prefix, file }) => {
          const lost = gone.filter((path) => path.startsWith(prefix)).map((path) => escapePattern(`${path.slice(prefix.length)}`));
          const rest = lost.length > 0 ? `((?!(?:${lost.join('|')})$).+)` : '+';
          return { source: `${escapePattern(prefix)}:path${rest}`, destination: file.replace(/\.html$/, '') };
        }),
      ],
      headers: [
        // The home page of a site below a path is found without the slash as well.
        rule(base === '/' ? '/(.*)' : `${escapePattern(base.slice(0, -1))}(|/.*)`, headers.pages),
        ...headers.others.map(({ path, headers: values }) => rule(escapePattern(path) + (path.endsWith('/') ? '(.*)' : ''), values)),
      ],
    };
    return new Map([['vercel.json', `${JSON.stringify(settings, undefined, 2)}\n`]]);
  },
  compressed: [],
  // https://vercel.com/docs/projects/project-configuration, https://vercel.com/docs/limits
  limits: { redirects: 1024, wildcards: 1024, fileBytes: 100 << 20 },
  lacks: [],
};
