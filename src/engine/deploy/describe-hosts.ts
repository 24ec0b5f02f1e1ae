import type { HostLimits, Lack } from './host.ts';
import { hostGuides } from './host-guides.ts';
import { hostNames } from './host-names.ts';
import { hosts } from './hosts.ts';

const lackWords: Readonly<Record<Lack, string>> = {
  wildcards: 'a page for every path of a wildcard',
  redirects: 'redirects of former paths',
  headers: 'headers',
  'passing-on': 'address at which it passes the views of pages on',
};

const limitWords: Readonly<Record<keyof HostLimits, string>> = {
  files: 'files',
  filesInFolder: 'files in a folder',
  fileBytes: 'bytes a file',
  totalBytes: 'bytes in all',
  redirects: 'former paths',
  wildcards: 'wildcards',
  wildcardLength: 'characters a wildcard',
  headerRules: 'rules for headers',
  lineLength: 'characters a line of rules',
};

/** docs/deploy.md. */
export function describeHosts(): string {
  const links = hostNames.map((name) => `[${hosts[name].title}](#${name})`);
  return `# Putting a site on a host

This page is written by \`npm run schema\` from \`src/engine/deploy/\`.

${links.join(' · ')}

\`\`\`yaml
# site.yaml
deploy: { host: netlify } # and base: /docs/ for a site that lies below a path
\`\`\`

\`npm run build\` then writes into \`dist/\` what that host has to know: where former paths lead (301), what wildcards show, the page for
unknown paths with its status, headers, and how long files are kept. \`npm run build -- --host nginx\` does it for another one. Without
\`deploy\` the build suits our own server (\`npm start\`).

- Before the first deploy in public, \`npm run check -- --release\` finds what is fine while a site is built and wrong in public: forms
  that are only simulated, \`.example\` addresses, menus that lead to pages still to be written
  ([operating.md](operating.md#before-going-live)). \`--host\` says for which host.
- \`npm run new ci github\`, or \`gitlab\`, writes a pipeline: check with annotations, build, that check and then the deploy, a preview of
  every change without that check, and a build every night if pages are to be published later.
- \`npm run new dockerfile nginx\`, or \`caddy\` or \`apache\`, writes a Dockerfile that builds the site and serves it.
- \`deploy.keepBuilds: 3\` leaves the scripts, pictures and fonts of the last three builds in the folder, for pages that visitors have
  open. It needs the folder of the build before; a pipeline begins with none.
- Where [analytics](operating.md#analytics) count by Plausible or Umami, the rules pass what is posted to \`/_views\` on to the service.
- What the host does not take is an error of the build, and what it cannot do is a warning (\`host-limit\` and \`host-lacks\` in
  [diagnostics.md](diagnostics.md)).

One list of some thousand requests, made from the routes of the site, is answered by our own server and by each host, and compared:
\`npm run test:long\`, \`tests/long/hosts.long.ts\`. What differs is said below.
${hostNames.map(describeHost).join('')}`;
}

function describeHost(name: (typeof hostNames)[number]): string {
  const { title, limits, lacks } = hosts[name];
  const { once, deploy, preview, secrets, differs } = hostGuides[name];
  const numbers = Object.entries(limits).map(([key, most]) => `${most.toLocaleString('en')} ${limitWords[key as keyof HostLimits]}`);
  const commands = [`npm run check -- --release --host ${name}`, `npm run build -- --host ${name}`, ...deploy];
  const parts = [
    once.map((sentence, index) => `${index + 1}. ${sentence}`).join('\n'),
    deploy.length > 0 ? `\`\`\`sh\n${commands.join('\n')}\n\`\`\`` : '`npm run new ci github` writes the pipeline that deploys.',
    secrets.length > 0 && `Needs in the environment: ${secrets.map((secret) => `\`${secret}\``).join(', ')}.`,
    preview && `A preview: \`${preview.join(' && ')}\`.`,
    numbers.length > 0 && `It takes at most ${numbers.join(', ')}.`,
    lacks.length > 0 && `It has no ${lacks.map((lack) => lackWords[lack]).join(', no ')}.`,
    differs.map((sentence) => `- ${sentence}`).join('\n'),
  ];
  return `\n<a id="${name}"></a>\n\n## ${title}\n\n${parts.filter(Boolean).join('\n\n')}\n`;
}
