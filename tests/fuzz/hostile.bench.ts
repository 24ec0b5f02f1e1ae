import { rmSync } from 'node:fs';
import { formatGithub } from '#engine/diagnostics/format-github.ts';
import { formatJson } from '#engine/diagnostics/format-json.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { formatSarif } from '#engine/diagnostics/format-sarif.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';
import { hostileFiles } from './hostile-files.ts';

const formats = {
  pretty: (...[diagnostics, texts]: Parameters<typeof formatJson>) => formatPretty(diagnostics, texts, { colour: false }),
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
};

/** Says how many milliseconds of processor time each hostile file takes to judge and to report, slowest first. */
async function measure(wanted?: string): Promise<void> {
  const rows: { name: string; judged: number; reported: number; diagnostics: number }[] = [];
  // The first check of a process also compiles the schemas, which is no matter of the file.
  const files = { 'nothing hostile, schemas compiled': () => '', 'nothing hostile': () => '', ...hostileFiles };
  for (const [name, write] of Object.entries(files)) {
    if (wanted && name !== wanted && !name.startsWith('nothing')) continue;
    const folder = createScratchSite({ 'pages/fuzz.yaml': write() });
    const start = process.cpuUsage();
    const spent = () => (process.cpuUsage(start).user + process.cpuUsage(start).system) / 1000;
    const { diagnostics, texts } = await loadSite(folder, theme);
    const judged = spent();
    for (const format of Object.values(formats)) format(diagnostics, texts);
    rows.push({ name, judged, reported: spent() - judged, diagnostics: diagnostics.length });
    process.stdout.write(`${name}: ${judged.toFixed(0)} ms + ${(spent() - judged).toFixed(0)} ms, ${diagnostics.length} diagnostics\n`);
    rmSync(folder, { recursive: true });
  }
  rows.sort((a, b) => b.judged + b.reported - a.judged - a.reported);
  process.stdout.write('\nSlowest:\n');
  for (const row of rows.slice(0, 10)) process.stdout.write(`${(row.judged + row.reported).toFixed(0)} ms  ${row.name}\n`);
}

await measure(process.argv[2]);
