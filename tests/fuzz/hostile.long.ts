import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';
import { hostileFiles } from './hostile-files.ts';

// How long each takes says `npm run bench:hostile`: each is judged within two seconds. Here, that each comes to an end and fills no screen.
test.each(Object.entries(hostileFiles))('%s are judged, and reported in a bounded number of words', async (_name, write) => {
  const text = write();
  expect(text.length).toBeLessThanOrEqual(512 * 1024);
  const folder = createScratchSite({ 'pages/fuzz.yaml': text });
  try {
    const { diagnostics, texts } = await loadSite(folder, theme);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.length).toBeLessThan(400);
    expect(formatPretty(diagnostics, texts, { colour: false }).length).toBeLessThan(400 * 2000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
