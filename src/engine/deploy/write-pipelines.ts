import { stringify } from 'yaml';
import { hostGuides } from './host-guides.ts';
import type { HostName } from './host-names.ts';

/** What a pipeline is written for. */
export interface PipelineOptions {
  host: HostName;
  /** What stands behind npm run check and npm run build: nothing, or --site ../larkspur. */
  site: string;
  /** Whether pages are published, or expire, at a later moment. */
  nightly: boolean;
}

const head = '# Written once by "npm run new ci"; it is yours now.\n';
const at = '17 3 * * *';

// Anchors in place of what is written twice are hard to read, and not every program that reads workflows knows them.
const written = { lineWidth: 0, aliasDuplicateObjects: false };

/** Words behind --, without two spaces. */
const run = (command: string, ...words: string[]) => {
  const rest = words.filter((word) => word !== '').join(' ');
  return `npm run ${command}${rest ? ` -- ${rest}` : ''}`;
};

/** .github/workflows/site.yml: check with annotations, build, then check for the release and deploy, or a preview of a pull request. */
export function githubWorkflow({ host, site, nightly }: PipelineOptions): string {
  const { deploy, preview, secrets } = hostGuides[host];
  const ofPages = host === 'github-pages';
  const env = Object.fromEntries(secrets.map((secret) => [secret, `\${{ secrets.${secret} }}`]));
  const takeSite = { uses: 'actions/download-artifact@v5', with: { name: 'site', path: 'dist' } };
  const prepare = [
    // The sitemap says when each page was changed, by the history.
    { uses: 'actions/checkout@v5', with: { 'fetch-depth': 0 } },
    { uses: 'actions/setup-node@v5', with: { 'node-version': 22, cache: 'npm' } },
    { run: 'npm ci' },
  ];
  // Only what is deployed is for the public; a preview may say what is still to be confirmed.
  const judge = { run: run('check', '--release', `--host ${host}`, '--format github', site) };
  const byKey = deploy.some((command) => command.startsWith('rsync'));
  const signIn = byKey
    ? [
        {
          name: 'Sign in',
          run: signInByKey,
          env: { DEPLOY_KEY: '${{ secrets.DEPLOY_KEY }}', DEPLOY_HOST_KEY: '${{ secrets.DEPLOY_HOST_KEY }}' },
        },
      ]
    : [];
  const put = ofPages
    ? {
        permissions: { contents: 'read', pages: 'write', 'id-token': 'write' },
        environment: { name: 'github-pages', url: '${{ steps.put.outputs.page_url }}' },
        steps: [
          ...prepare,
          judge,
          takeSite,
          { uses: 'actions/upload-pages-artifact@v4', with: { path: 'dist' } },
          { id: 'put', uses: 'actions/deploy-pages@v4' },
        ],
      }
    : { environment: 'production', steps: [...prepare, judge, takeSite, ...signIn, ...deploy.map((command) => ({ run: command, env }))] };
  return (
    head +
    stringify(
      {
        name: 'Site',
        on: { push: { branches: ['main'] }, pull_request: {}, workflow_dispatch: {}, ...(nightly && { schedule: [{ cron: at }] }) },
        permissions: { contents: 'read' },
        concurrency: { group: 'site-${{ github.ref }}', 'cancel-in-progress': true },
        jobs: {
          build: {
            'runs-on': 'ubuntu-latest',
            steps: [
              ...prepare,
              { run: run('check', '--format github', site) },
              { run: run('build', `--host ${host}`, '--out dist', site) },
              { uses: 'actions/upload-artifact@v4', with: { name: 'site', path: 'dist', 'include-hidden-files': true } },
            ],
          },
          deploy: { needs: 'build', if: "github.ref == 'refs/heads/main'", 'runs-on': 'ubuntu-latest', ...put },
          ...(preview && {
            preview: {
              needs: 'build',
              // A pull request from a fork has no secrets.
              if: "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository",
              'runs-on': 'ubuntu-latest',
              steps: [
                takeSite,
                ...preview.map((command) => ({ run: command, env: { ...env, PREVIEW: 'change-${{ github.event.number }}' } })),
              ],
            },
          }),
        },
      },
      written,
    )
  );
}

const signInByKey = `mkdir -p ~/.ssh
printf '%s\\n' "$DEPLOY_KEY" > ~/.ssh/id_ed25519
printf '%s\\n' "$DEPLOY_HOST_KEY" >> ~/.ssh/known_hosts
chmod 600 ~/.ssh/id_ed25519
`;

/** .gitlab-ci.yml: the same; a build every night is a schedule of the project, which runs what is said here. */
export function gitlabPipeline({ host, site, nightly }: PipelineOptions): string {
  const { deploy, preview } = hostGuides[host];
  const onMain = { if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' };
  const onChange = { if: '$CI_PIPELINE_SOURCE == "merge_request_event"' };
  const needsKey = deploy.some((command) => command.startsWith('rsync'));
  const tools = needsKey ? ['apt-get update -qq && apt-get install -y -qq --no-install-recommends rsync openssh-client', signInByKey] : [];
  const cache = { key: { files: ['package-lock.json'] }, paths: ['.npm/'] };
  const install = 'npm ci --cache .npm';
  const night = '# A build every night: Build > Pipeline schedules, on the default branch, with the times 17 3 * * *.\n';
  return (
    head +
    (nightly ? night : '') +
    stringify(
      {
        image: 'node:22',
        stages: ['build', 'deploy'],
        workflow: { rules: [onMain, onChange] },
        // The sitemap says when each page was changed, by the history.
        variables: { GIT_DEPTH: '0' },
        build: {
          stage: 'build',
          cache,
          script: [install, run('check', site), run('build', `--host ${host}`, '--out dist', site)],
          artifacts: { paths: ['dist/'], expire_in: '1 week' },
        },
        ...(deploy.length > 0 && {
          deploy: {
            stage: 'deploy',
            rules: [onMain],
            environment: 'production',
            resource_group: 'production',
            cache,
            script: [install, run('check', '--release', `--host ${host}`, site), ...tools, ...deploy],
          },
        }),
        ...(preview && {
          preview: {
            stage: 'deploy',
            rules: [onChange],
            variables: { PREVIEW: 'change-$CI_MERGE_REQUEST_IID' },
            environment: { name: 'review/$CI_COMMIT_REF_SLUG' },
            script: [...preview],
          },
        }),
      },
      written,
    )
  );
}
