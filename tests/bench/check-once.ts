import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';

/** Checks the site in the folder given and prints the processor time it took, in milliseconds, as [whole process, check alone]. */
async function checkOnce(folder: string): Promise<void> {
  const before = process.cpuUsage();
  const { diagnostics } = await loadSite(folder, theme);
  if (diagnostics.length > 0) throw new Error(`the generated site is not sound: ${JSON.stringify(diagnostics[0])}`);
  const spent = (since?: NodeJS.CpuUsage) => {
    const { user, system } = process.cpuUsage(since);
    return Math.round((user + system) / 1000);
  };
  process.stdout.write(`${JSON.stringify([spent(), spent(before)])}\n`);
}

await checkOnce(process.argv[2] as string);
