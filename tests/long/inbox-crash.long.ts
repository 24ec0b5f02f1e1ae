import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { openLeadStore } from '#engine/inbox/lead-store.ts';
import { inboxSite } from '../helpers/inbox-server.ts';

/** Starts the inbox as a program of its own. @returns it, and where it listens */
async function start(site: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/helpers/run-inbox.ts', site], { cwd: engineRoot });
  const origin = await new Promise<string>((ready, failed) => {
    child.stdout.once('data', (text) => ready(String(text).trim()));
    child.once('exit', () => failed(new Error('the inbox ended before it listened')));
  });
  return { child, origin };
}

test('a program that is killed while forms arrive has lost none that was answered with success, and keeps none twice', async () => {
  const site = inboxSite('{ perMinute: 10000 }');
  const answered = new Map<string, string>();
  let next = 0;
  const post = async (origin: string, id: number) => {
    const content = `content of ${id} `.repeat(2000);
    const form = new FormData();
    form.append('email', 'a@example.org');
    form.append('subject', `letter ${id}`);
    form.append('papers', new File([content], `${id}.txt`));
    // Not answered: sent again, with the same key, as browsers do.
    for (let attempt = 0; attempt < 2; attempt++) {
      const headers = { Accept: 'application/json', 'Idempotency-Key': `key ${id}` };
      const response = await fetch(`${origin}/_forms/letter`, { method: 'POST', headers, body: form }).catch(() => undefined);
      if (response?.status === 200) answered.set(`letter ${id}`, content);
      if (response) return;
    }
  };
  try {
    for (let round = 0; round < 8; round++) {
      const { child, origin } = await start(site);
      let isOver = false;
      const visitors = Array.from({ length: 6 }, async () => {
        while (!isOver) await post(origin, next++);
      });
      await wait(200 + Math.random() * 800);
      child.kill('SIGKILL');
      isOver = true;
      await Promise.all(visitors);
    }
    const store = await openLeadStore(join(site, 'leads'));
    const leads = store.list();
    store.close();
    const subjects = leads.map(({ values }) => String(values.subject));
    expect(answered.size).toBeGreaterThan(50);
    expect([...answered.keys()].filter((subject) => !subjects.includes(subject))).toEqual([]);
    expect(new Set(subjects).size).toBe(subjects.length);
    for (const { values, files } of leads) {
      const path = join(site, 'leads', files[0]?.path ?? '');
      const content = answered.get(String(values.subject));
      // Kept but not answered: the visitor was told that the connection broke. Its file is whole as well.
      expect([values.subject, existsSync(path)]).toEqual([values.subject, true]);
      if (content) expect(readFileSync(path, 'utf8')).toBe(content);
    }
  } finally {
    rmSync(site, { recursive: true });
  }
}, 300_000);
