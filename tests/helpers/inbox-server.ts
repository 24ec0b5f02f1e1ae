import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { loadFormRules } from '#engine/compiled/import-source.ts';
import { collectForms, type InboxManifest } from '#engine/emit/collect-forms.ts';
import { openInbox } from '#engine/inbox/open-inbox.ts';
import { createSiteServer } from '#engine/serve/create-site-server.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { letterPage } from './letter-page.ts';
import { createScratchSite, readFixture } from './scratch-site.ts';

const fields = [
  '{ type: email, name: email, label: Email, required: true }',
  '{ type: text, name: subject, label: Subject, required: true, maxLength: 80 }',
  '{ type: textarea, name: words, label: Words }',
  '{ type: select, name: size, label: Size, options: [{ value: s, label: Small }, { value: l, label: Large }] }',
  '{ type: checkboxes, name: topics, label: Topics, options: [{ value: wool, label: Wool }, { value: linen, label: Linen }] }',
  '{ type: checkbox, name: terms, label: I agree to the terms }',
  '{ type: text, name: firm, label: Firm, required: true, showWhen: { field: size, equals: l } }',
  '{ type: file, name: papers, label: Papers, multiple: true }',
  '{ type: file, name: picture, label: Picture, accept: [.png] }',
];
const letter = { fields, thanks: 'We answer {email}.' };

/** A site with one form for its own inbox, as files; \`settings\` is what site.yaml says of the inbox. */
export function inboxSite(settings = '{ perMinute: 1000 }'): string {
  return createScratchSite({
    'site.yaml': `${readFixture('smallest', 'site.yaml')}inbox: ${settings}\n`,
    'pages/write.yaml': letterPage({
      ...letter,
      route: '/write',
      submit: '{ label: Send, adapter: post, url: /_forms/letter, encoding: multipart }',
    }),
    'pages/thanks.yaml': 'route: /thanks\ntitle: Thanks\ndescription: Thanks.\nblocks:\n  - { type: hero, heading: Thanks }\n',
    'pages/again.yaml': letterPage({
      ...letter,
      name: 'again',
      route: '/again',
      submit: '{ label: Send, adapter: post, url: /_forms/again, encoding: multipart, returnTo: /thanks }',
    }),
  });
}

export interface InboxServer {
  origin: string;
  /** Absolute path of the site. */
  site: string;
  /** Where forms are kept. */
  folder: string;
  manifest: InboxManifest;
  /** What the operator was told. */
  warnings: string[];
  close(): Promise<void>;
}

/** The inbox of such a site on loopback, without its pages. @param root such a site that is there already, instead of a new one */
export async function startInbox(settings?: string, root = inboxSite(settings)): Promise<InboxServer> {
  const { site, diagnostics } = await loadSite(root, theme);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!site || errors.length > 0) throw new Error(JSON.stringify(errors));
  const manifest = collectForms(site, await loadBlocks(site.blockFolders)) as InboxManifest;
  const warnings: string[] = [];
  const inbox = openInbox({ siteFolder: root, loadRules: () => loadFormRules(theme), warn: (sentence) => warnings.push(sentence) });
  const server = createSiteServer((request, response) => {
    inbox.receive(request, response, manifest).catch((error) => {
      warnings.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    site: root,
    folder: join(root, 'leads'),
    manifest: JSON.parse(JSON.stringify(manifest)),
    warnings,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
        rmSync(root, { recursive: true, force: true });
      }),
  };
}
