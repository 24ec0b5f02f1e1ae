import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyEngine } from '../helpers/copy-engine.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const hero = (heading: string) => `  - type: hero\n    heading: ${heading}\n`;
const quote = '  - type: prose\n    text: Words.\n';
const page = (route: string, blocks: string) => `route: ${route}\ntitle: T\ndescription: D.\nblocks:\n${blocks}`;

test('a view that throws is reported with its block, its YAML place and its own line; other pages are drawn, nothing is written', () => {
  const engine = copyEngine();
  const site = createScratchSite({
    'pages/index.yaml': page('/', hero('Home')),
    'pages/a.yaml': page('/a', hero('Bad luck') + quote),
    'pages/b.yaml': page('/b', quote.replace('type: prose', 'type: prose\n    heading: Sound') + hero('Bad day')),
  });
  const build = () => {
    const { NODE_ENV: _, ...env } = process.env;
    const words = ['--import', import.meta.resolve('tsx'), join('src', 'cli.ts'), 'build', '--site', site];
    return spawnSync(process.execPath, words, { cwd: engine.root, env, encoding: 'utf8' });
  };
  try {
    let body = 0;
    engine.edit('src/theme/blocks/hero/view.tsx', (text) => {
      const lines = text.split('\n');
      const at = lines.findIndex((line) => line.includes('export function') || line.includes('export default function'));
      body = at + lines.slice(at).findIndex((line) => line.endsWith('{'));
      return lines.toSpliced(body + 1, 0, "  if (block.heading.startsWith('Bad')) throw new TypeError('no luck today');").join('\n');
    });

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
    engine.remove();
    rmSync(site, { recursive: true });
  }
});
