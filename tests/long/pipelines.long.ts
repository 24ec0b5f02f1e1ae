import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { hostNames } from '#engine/deploy/host-names.ts';
import { githubWorkflow } from '#engine/deploy/write-pipelines.ts';
import { hostModule, installHostPackages } from '../helpers/hosts/host-packages.ts';

describe('the workflows of GitHub, as its own parser reads them', () => {
  const mistakesOf = async (content: string): Promise<string[]> => {
    installHostPackages();
    // It imports JSON in a way that Node refuses.
    const outfile = hostModule('workflow-parser.mjs');
    const entryPoints = [hostModule('node_modules/@actions/workflow-parser/dist/index.js')];
    await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
    const { parseWorkflow, NoOperationTraceWriter } = await import(outfile);
    const { context } = parseWorkflow({ name: 'site.yml', content }, new NoOperationTraceWriter());
    return context.errors.getErrors().map(({ message }: Error) => message);
  };

  test.each(hostNames)('%s: without a mistake', async (host) => {
    expect(await mistakesOf(githubWorkflow({ host, site: '--site sites/larkspur', nightly: true }))).toEqual([]);
  });

  test('a mistake is found', async () => {
    const wrong = githubWorkflow({ host: 'nginx', site: '', nightly: false }).replace('runs-on:', 'run-on:');
    expect(await mistakesOf(wrong)).not.toEqual([]);
  });
});
