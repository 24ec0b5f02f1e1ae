import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectCards } from '#engine/emit/card/collect-cards.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { cardDesign } from '#theme/card/draw-card.ts';
import { theme } from '#theme/theme.ts';

const count = Number(process.argv[2] ?? 200);

/** Says how much processor time one social card takes, and how much memory all of them together. */
async function measureCards(): Promise<void> {
  const { site } = await loadSite(engineRoot, theme);
  if (!site) throw new Error('the site of this repository has errors');
  const regions = Object.values(site.site.data.regions);
  const cards = await collectCards(cardDesign, site.fonts);
  const before = process.cpuUsage();
  const words = 'what it takes to open an office abroad and keep it open for years'.split(' ');
  for (let index = 0; index < count; index++) {
    const region = regions[index % regions.length];
    const title = `${process.pid}.${index} ${words.slice(0, 3 + (index % 10)).join(' ')}`;
    if (region) cards.add({ title, site: site.site.data, region });
  }
  const sizes = new Map<string, number>();
  await cards.encode((file, { content }) => void sizes.set(file, content.length));
  const { user, system } = process.cpuUsage(before);
  const peak = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(
    `${sizes.size} social cards: ${((user + system) / 1000 / sizes.size).toFixed(1)} ms of CPU each, at most ${Math.round(peak)} MB in all, ` +
      `${Math.round(Math.max(...sizes.values()) / 1000)} kB the largest\n`,
  );
}

// Nothing of an earlier build is used, and nothing stays behind.
process.env.BUILD_CACHE = mkdtempSync(join(tmpdir(), 'cards-'));
await measureCards().finally(() => rmSync(process.env.BUILD_CACHE ?? '', { recursive: true }));
