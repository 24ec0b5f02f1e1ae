import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import { copyEngine } from './copy-engine.ts';
import { drawPlot, type Panel } from './draw-plot.ts';
import { type Cost, measureNode } from './measure-command.ts';
import { writeSite } from './write-site.ts';

const sizes = process.argv[2]?.split(',').map(Number) ?? [100, 1000, 10_000];

/** What is measured, in the order in which it is done with one site. */
const kinds = ['cold', 'cold, drawing only', 'one page edited', 'nothing edited'] as const;

interface Row {
  pages: number;
  costs: Record<(typeof kinds)[number], Cost>;
}

/** Measures what a build costs by the number of pages, and draws it. Cold: nothing was ever built, the engine is not compiled either. */
function measureScale(): void {
  const rows: Row[] = [];
  for (const pages of sizes) {
    rows.push({ pages, costs: measureSize(pages) });
    const [row] = rows.slice(-1);
    for (const kind of kinds) {
      const { cpu, wall, memory } = (row as Row).costs[kind];
      const numbers = [`${cpu.toFixed(1)} s of CPU`, `${wall.toFixed(1)} s`, `${Math.round(memory)} MB`];
      process.stdout.write(`${pages} pages, ${kind}: ${numbers.join(', ')}\n`);
    }
  }
  if (rows.length > 1) writeFileSync(join(engineRoot, 'docs', 'scale.svg'), plot(rows));
}

function measureSize(pages: number): Row['costs'] {
  const site = writeSite(pages);
  const drawing = ['--no-cards', '--no-compression'];
  try {
    const withEngine = <Result>(use: (build: (...options: string[]) => Cost) => Result) => {
      const engine = copyEngine();
      try {
        return use((...options) => measureNode([join(engine, 'src', 'cli.mjs'), 'build', '--site', site, ...options]));
      } finally {
        rmSync(dirname(engine), { recursive: true });
      }
    };
    const only = withEngine((build) => build(...drawing));
    for (const made of ['dist', '.cache']) rmSync(join(site, made), { recursive: true });
    return withEngine((build) => {
      const cold = build();
      const page = join(site, 'pages', 'all', 'page-7.yaml');
      writeFileSync(page, readFileSync(page, 'utf8').replace('description: ', 'description: Edited. '));
      return { cold, 'cold, drawing only': only, 'one page edited': build(), 'nothing edited': build() };
    });
  } finally {
    rmSync(site, { recursive: true });
  }
}

function plot(rows: readonly Row[]): string {
  const panel = (title: string, unit: string, read: (cost: Cost) => number): Panel => ({
    title,
    unit,
    series: kinds.map((name) => ({
      name,
      points: rows.map(({ pages, costs }) => ({ x: pages, y: Number(read(costs[name]).toFixed(1)) })),
    })),
  });
  const [model = 'an unknown processor'] = cpus().map((cpu) => cpu.model.trim());
  return drawPlot(
    [panel('Processor time of a build', 's', ({ cpu }) => cpu), panel('Most memory of a build', 'MB', ({ memory }) => memory)],
    {
      label: 'pages',
      note: `npm run bench:scale, ${model}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`,
    },
  );
}

measureScale();
