import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hostGuides } from '#engine/deploy/host-guides.ts';
import { hostNames } from '#engine/deploy/host-names.ts';
import { containerHosts, writeDockerfile } from '#engine/deploy/write-dockerfile.ts';
import { githubWorkflow, gitlabPipeline } from '#engine/deploy/write-pipelines.ts';
import { createDockerfile, createPipeline } from '#engine/scaffold/create-pipeline.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite, readFixture } from '../../helpers/scratch-site.ts';

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  steps: { run?: string; uses?: string; env?: Record<string, string> }[];
}

describe.each(hostNames)('%s', (host) => {
  test('the workflow of GitHub checks with annotations, builds for the host, and deploys what was built', () => {
    const { jobs, on, permissions } = parse(githubWorkflow({ host, site: '', nightly: false })) as {
      jobs: Record<string, Job>;
      on: object;
      permissions: Record<string, string>;
    };
    const commands = (job: string) => (jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? []);
    expect(commands('build')).toEqual(['npm ci', 'npm run check -- --format github', `npm run build -- --host ${host} --out dist`]);
    expect(on).not.toHaveProperty('schedule');
    expect(permissions).toEqual({ contents: 'read' });
    expect(jobs.deploy?.if).toBe("github.ref == 'refs/heads/main'");
    const { deploy, preview, secrets } = hostGuides[host];
    expect(commands('deploy')).toEqual(expect.arrayContaining([...deploy]));
    // Checked for the public before anything is published, with what the check needs; a preview is not.
    const judge = `npm run check -- --release --host ${host} --format github`;
    expect(commands('deploy').slice(0, 2)).toEqual(['npm ci', judge]);
    expect(jobs.deploy?.steps[0]?.uses).toMatch(/^actions\/checkout@/);
    expect(jobs.deploy?.permissions?.contents ?? permissions.contents).toBe('read');
    expect(commands('preview')).not.toContain(judge);
    expect(commands('preview')).toEqual([...(preview ?? [])]);
    const given = Object.assign({}, ...(jobs.deploy?.steps ?? []).map(({ env }) => env));
    for (const secret of secrets) expect(given[secret]).toBe(`\${{ secrets.${secret} }}`);
    if (host === 'github-pages') expect(jobs.deploy?.steps.at(-1)?.uses).toMatch(/^actions\/deploy-pages@/);
    else expect(deploy.length).toBeGreaterThan(0);
  });

  test('the pipeline of GitLab does the same', () => {
    const pipeline = parse(gitlabPipeline({ host, site: '--site sites/larkspur', nightly: false }));
    expect(pipeline.build.script.slice(1)).toEqual([
      'npm run check -- --site sites/larkspur',
      `npm run build -- --host ${host} --out dist --site sites/larkspur`,
    ]);
    expect(pipeline.deploy?.script.at(-1)).toBe(hostGuides[host].deploy.at(-1));
    if (pipeline.deploy)
      expect(pipeline.deploy.script.slice(0, 2)).toEqual([
        'npm ci --cache .npm',
        `npm run check -- --release --host ${host} --site sites/larkspur`,
      ]);
    expect(pipeline.preview?.script).toEqual(hostGuides[host].preview);
  });
});

test('a site with a page for a later day is built every night', () => {
  expect(parse(githubWorkflow({ host: 'netlify', site: '', nightly: true })).on.schedule).toEqual([{ cron: '17 3 * * *' }]);
  expect(gitlabPipeline({ host: 'netlify', site: '', nightly: true })).toContain('A build every night');
});

test.each(containerHosts)('the Dockerfile for %s builds for that server, and starts it', (host) => {
  const text = writeDockerfile(host, '');
  expect(text).toContain(`npm run build -- --host ${host} --out /built\n`);
  expect(text).toMatch(/^FROM .* AS build\n[\s\S]+\nFROM .*\n[\s\S]+\nCMD \[.*\]\n$/m);
});

describe('npm run new ci', () => {
  const repository = mkdtempSync(join(tmpdir(), 'repository-'));

  test('writes for the host in site.yaml, sees what is published later, and never overwrites', async () => {
    const later =
      'route: /later\ntitle: Later\ndescription: Later.\npublish: 2099-01-01T00:00+01:00\nblocks:\n  - { type: hero, heading: Later }\n';
    const root = createScratchSite({
      'site.yaml': `${readFixture('smallest', 'site.yaml')}\ndeploy: { host: cloudflare }\n`,
      'pages/later.yaml': later,
    });
    expect(await createPipeline({ root, theme, repository: root }, 'github')).toEqual({ file: '.github/workflows/site.yml' });
    const text = readFileSync(join(root, '.github/workflows/site.yml'), 'utf8');
    expect(text).toContain('wrangler');
    expect(parse(text).on.schedule).toHaveLength(1);
    expect((await createPipeline({ root, theme, repository: root }, 'github')).problem).toMatch(/already/);
    rmSync(root, { recursive: true });
  });

  test('needs to know the host, and the site and the program in one repository', async () => {
    const root = createScratchSite({});
    expect((await createPipeline({ root, theme, repository: root }, 'gitlab')).problem).toMatch(/^Say where the site is put/);
    expect((await createPipeline({ root, theme, repository: root }, 'gitlab', 'ngnix')).problem).toMatch(/^There is no host "ngnix"/);
    expect((await createPipeline({ root, theme, repository }, 'gitlab', 'nginx')).problem).toMatch(/outside/);
    expect(await createDockerfile({ root, repository: root }, 'caddy')).toEqual({ file: 'Dockerfile' });
    expect(existsSync(join(root, '.dockerignore'))).toBe(true);
    rmSync(root, { recursive: true });
    rmSync(repository, { recursive: true });
  });
});
