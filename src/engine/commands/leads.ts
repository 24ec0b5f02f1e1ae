import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { formatCsv, formatLeads } from '#engine/inbox/format-leads.ts';
import { openLeadStore } from '#engine/inbox/lead-store.ts';
import { inboxDefaults } from '#engine/schema/inbox-schema.ts';
import { loadSite } from '#engine/session/load-site.ts';

/** Lists the forms that the inbox of a site has received. @returns the exit code */
export async function leads(theme: Theme, folder: string, { form, csv }: { form?: string; csv?: boolean }): Promise<number> {
  const { site } = await loadSite(resolve(folder), theme);
  const settings = site?.site.data.inbox;
  if (!settings) {
    const why = site ? 'This site has no inbox: add "inbox: {}" to site.yaml.' : 'The site has errors that npm run check reports.';
    process.stderr.write(`${why}\n`);
    return 2;
  }
  const inbox = resolve(folder, settings.folder ?? inboxDefaults.folder);
  if (!existsSync(join(inbox, 'leads.sqlite'))) {
    process.stderr.write(`Nothing has arrived in ${inbox}.\n`);
    return 0;
  }
  const store = await openLeadStore(inbox);
  try {
    const found = store.list().filter((lead) => form === undefined || lead.form === form);
    process.stdout.write(csv ? formatCsv(found) : formatLeads(found));
    if (found.length === 0) process.stderr.write(form === undefined ? 'Nothing has arrived.\n' : `No form called "${form}" has arrived.\n`);
    return 0;
  } finally {
    store.close();
  }
}
