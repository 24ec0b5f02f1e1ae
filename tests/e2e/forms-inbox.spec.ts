import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { engineRoot } from '#engine/engine-root.ts';
import { inboxSite } from '../helpers/inbox-server.ts';
import { openForm } from './drive-forms.ts';
import { test as base } from './shared-page.ts';

// In one worker, so that the site is built once.
base.describe.configure({ mode: 'default' });

const command = ['src/cli.mjs'];

interface Running {
  origin: string;
  /** What has arrived, as `npm run leads` lists it. */
  leads(): string;
  /** Nothing can be written into the inbox until the returned function is called. */
  breakFolder(): () => void;
}

const test = base.extend<object, { server: Running }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const site = inboxSite('{ perMinute: 1000, proofOfWork: true }');
      const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1' };
      const child: ChildProcess = spawn('node', [...command, 'start', '--site', site], { cwd: engineRoot, env });
      const origin = await new Promise<string>((ready, failed) => {
        child.stdout?.on('data', (text) => {
          const [found] = String(text).match(/http:\/\/\S+/) ?? [];
          if (found) ready(found);
        });
        child.once('exit', (code) => failed(new Error(`npm start ended with ${code}`)));
      });
      await use({
        origin,
        leads: () => spawnSync('node', [...command, 'leads', '--site', site], { cwd: engineRoot, encoding: 'utf8' }).stdout,
        breakFolder() {
          const folder = join(site, 'leads');
          rmSync(folder, { recursive: true, force: true });
          writeFileSync(folder, '');
          return () => rmSync(folder);
        },
      });
      child.kill();
      rmSync(site, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('a folder that cannot be written leaves the form as it was, and it can be sent again', async ({ page, server }) => {
  const repair = server.breakFolder();
  await openForm(page, `${server.origin}/again`);
  await page.getByLabel('Email').fill('bea@example.org');
  await page.getByLabel('Subject').fill('Rye');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'It could not be received (error 503).' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel('Subject')).toHaveValue('Rye');
  repair();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'It arrived' })).toBeFocused({ timeout: 15_000 });
});

test('a form arrives in the inbox of the site, with a proof of work and a file', async ({ page, server }) => {
  await openForm(page, `${server.origin}/write`);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Subject').fill('Bread');
  await page.getByLabel('I agree to the terms').check();
  await page.getByLabel('Papers').setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('paper') });
  await page.getByLabel('Picture').setInputFiles({ name: 'loaf.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Picture')).toHaveAccessibleDescription('Choose a file. .png', { timeout: 15_000 });
  await page.getByLabel('Picture').setInputFiles([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'It arrived' })).toBeFocused({ timeout: 15_000 });
  const listed = server.leads();
  expect(listed).toMatch(
    / letter {2}\/write\n {2}email: ada@example\.org\n {2}subject: Bread\n[\s\S]* {2}agreed to: I agree to the terms \(SHA-256 4b08e4b0/,
  );
  expect(listed).toContain('papers: brief.pdf (files/');
  // Neither this form nor the one before, which was sent twice, is taken for a robot's.
  expect(listed).not.toContain('perhaps a robot');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is wrong is said on a page from which the form is sent again', async ({ page, server }) => {
    await page.goto(`${server.origin}/write`);
    await page.getByLabel('Email').fill('cy@example.org');
    await page.getByLabel('Subject').fill('Oats');
    await page.getByLabel('Size').selectOption('Large');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('One answer needs your attention:');
    await expect(page.getByLabel('Email')).toHaveValue('cy@example.org');
    await page.getByLabel('Firm').fill('Mill');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'It arrived' })).toBeVisible();
    const listed = server.leads();
    expect(listed).toMatch(/perhaps a robot: no proof of work\n {2}email: cy@example\.org\n[\s\S]* {2}firm: Mill/);
    await page.goto(`${server.origin}/again`);
    await page.getByLabel('Email').fill('di@example.org');
    await page.getByLabel('Subject').fill('Rye');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(`${server.origin}/thanks`);
  });
});
