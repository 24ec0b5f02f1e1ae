import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const hero = (heading: string) => `  - type: hero\n    heading: ${heading}\n`;
const quote = '  - type: prose\n    text: Words.\n';
const page = (route: string, blocks: string) => `route: ${route}\ntitle: T\ndescription: D.\nblocks:\n${blocks}`;

test('a view that throws is reported with its block, its YAML place and its own line; other pages are drawn, nothing is written', () => {
  // An engine of its own, for its source is changed.
  const engine = mkdtempSync(join(tmpdir(), 'throwing-view-'));
  for (const name of ['src', 'schema', 'package.json', 'tsconfig.json', 'site.yaml', 'pages', 'vite.config.ts', 'docs'])
    cpSync(join(engineRoot, name), join(engine, name), { recursive: true });
  symlinkSync(join(engineRoot, 'node_modules'), join(engine, 'node_modules'));
  const site = createScratchSite({
    'pages/index.yaml': page('/', hero('Home')),
    'pages/a.yaml': page('/a', hero('Bad luck') + quote),
    'pages/b.yaml': page('/b', quote.replace('type: prose', 'type: prose\n    heading: Sound') + hero('Bad day')),
  });
  const build = () => {
    const { NODE_ENV: _, ...env } = process.env;
    const words = ['--import', import.meta.resolve('tsx'), join('src', 'cli.ts'), 'build', '--site', site];
    return spawnSync(process.execPath, words, { cwd: engine, env, encoding: 'utf8' });
  };
  try {
    const view = join(engine, 'src', 'theme', 'blocks', 'hero', 'view.tsx');
    const lines = readFileSync(view, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes('export function') || line.includes('export default function'));
    const body = at + lines.slice(at).findIndex((line) => line.endsWith('{'));
    lines.splice(body + 1, 0, "  if (block.heading.startsWith('Bad')) throw new TypeError('no luck today');");
    writeFileSync(view, lines.join('\n'));

    const { status, stdout, stderr } = build();
    expect(stderr).toBe('');
    expect(status).toBe(1);
    expect(stdout).toContain('pages/a.yaml:5:5  error  block-code\n  The block hero cannot be drawn: no luck today');
    expect(stdout).toContain('pages/b.yaml:8:5  error  block-code\n  The block hero cannot be drawn: no luck today');
    expect(stdout).not.toMatch(/index\.yaml.*block-code/);
    expect(stdout).toContain('> 5 |   - type: hero');
    expect(stdout).toContain(`It was thrown at src/theme/blocks/hero/view.tsx:${body + 2}:46.`);
    expect(stdout).toContain(`> ${body + 2} |   if (block.heading.startsWith('Bad')) throw`);
    expect(stdout).toContain('as it was');
    expect(existsSync(join(site, 'dist'))).toBe(false);
  } finally {
    for (const folder of [engine, site]) rmSync(folder, { recursive: true });
  }
}, 120_000);
