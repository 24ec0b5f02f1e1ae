import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Consent, LeadValue } from '#contract/form-rules.ts';
import { storeFiles } from './store-files.ts';

/** A form as it arrived. */
export interface NewLead {
  form: string;
  /** The path of the page that the form stands on. */
  page: string;
  values: Readonly<Record<string, LeadValue>>;
  consents: readonly Consent[];
  /** Why a robot may have sent it. */
  doubts: readonly string[];
  files: readonly UploadedFile[];
  /** The same for every attempt to send one form. */
  key?: string;
}

export interface UploadedFile {
  field: string;
  /** As the visitor's device named it. */
  name: string;
  bytes: Uint8Array;
}

/** A form that is kept. */
export interface Lead extends Omit<NewLead, 'files' | 'key'> {
  id: number;
  /** ISO 8601, UTC. */
  received: string;
  /** Relative to the folder of the inbox. */
  files: readonly { field: string; name: string; path: string }[];
}

/** What became of a form: kept; there already; or its key belongs to another form. */
export type Kept = 'kept' | 'repeated' | 'other-content';

export interface LeadStore {
  /** Resolves once the form cannot be lost any more. @throws what the disk says */
  keep(lead: NewLead): Promise<Kept>;
  list(): Lead[];
  close(): void;
}

type Row = Record<'form' | 'page' | 'received' | 'answers' | 'consents' | 'doubts' | 'files', string> & { id: number };

const tables = `
CREATE TABLE IF NOT EXISTS leads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  form TEXT NOT NULL,
  page TEXT NOT NULL,
  received TEXT NOT NULL,
  answers TEXT NOT NULL,
  consents TEXT NOT NULL,
  doubts TEXT NOT NULL,
  files TEXT NOT NULL,
  folder TEXT UNIQUE,
  idempotency_key TEXT UNIQUE,
  digest TEXT NOT NULL
)`;

/** Milliseconds after which files that belong to no form are left over from a crash. */
const leftOver = 3_600_000;

/**
 * Opens the folder of an inbox, which is made if it is missing: leads.sqlite and the uploaded files beside it.
 * @param folder absolute @throws what the disk says
 */
export async function openLeadStore(folder: string): Promise<LeadStore> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // What people wrote must not end up in a repository.
  writeFileSync(join(folder, '.gitignore'), '*\n');
  const { default: Database } = await import('libsql');
  const database = new Database(join(folder, 'leads.sqlite'));
  database.exec('PRAGMA journal_mode = WAL');
  // A form is answered with success only when it is on the disk, also if the power fails.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec(tables);
  const byKey = database.prepare('SELECT digest FROM leads WHERE idempotency_key = ?');
  const byFolder = database.prepare('SELECT id FROM leads WHERE folder = ?');
  const insert = database.prepare(
    'INSERT INTO leads (form, page, received, answers, consents, doubts, files, folder, idempotency_key, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const all = database.prepare('SELECT * FROM leads ORDER BY id');
  const find = (key: string | null, digest: string): Kept | undefined => {
    const known = key === null ? undefined : (byKey.get(key) as { digest: string } | undefined);
    return known && (known.digest === digest ? 'repeated' : 'other-content');
  };
  await removeLeftOvers(join(folder, 'files'), (name) => byFolder.get(name) !== undefined);
  return {
    async keep({ form, page, values, consents, doubts, files, key }) {
      const digest = digestOf(values, files);
      const fullKey = key === undefined ? null : `${form} ${key}`;
      const before = find(fullKey, digest);
      if (before) return before;
      const own = files.length > 0 ? randomUUID() : null;
      try {
        const stored = own ? await storeFiles(join(folder, 'files', own), files) : [];
        const paths = stored.map((path, index) => ({ field: files[index]?.field, name: files[index]?.name, path: `files/${own}/${path}` }));
        const texts = [values, consents, doubts, paths].map((value) => JSON.stringify(value));
        insert.run(form, page, new Date().toISOString(), ...texts, own, fullKey, digest);
        return 'kept';
      } catch (error) {
        // A disk that is full has kept a part of them.
        if (own) await rm(join(folder, 'files', own), { recursive: true, force: true });
        // The same form was kept while its files were written.
        const meanwhile = find(fullKey, digest);
        if (meanwhile) return meanwhile;
        throw error;
      }
    },
    list: () => (all.all() as Row[]).map(readRow),
    close: () => database.close(),
  };
}

function readRow({ id, form, page, received, answers, consents, doubts, files }: Row): Lead {
  const [values, agreed, reasons, kept] = [answers, consents, doubts, files].map((text) => JSON.parse(text));
  return { id, form, page, received, values, consents: agreed, doubts: reasons, files: kept };
}

function digestOf(values: NewLead['values'], files: readonly UploadedFile[]): string {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const { field, name, bytes } of files) hash.update(JSON.stringify([field, name, bytes.length])).update(bytes);
  return hash.digest('hex');
}

/** Removes files whose form was never kept, because the program was ended in between. */
async function removeLeftOvers(folder: string, isKept: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (!isKept(name) && Date.now() - (await stat(path)).mtimeMs > leftOver) await rm(path, { recursive: true, force: true });
  }
}
