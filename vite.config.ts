import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { siteCode } from './src/engine/blocks/site-code.ts';
import { blockFolders, siteBlocks } from './src/engine/blocks/type-folders.ts';
import { viteCommands } from './src/engine/commands/vite-commands.ts';
import { blockModules } from './src/engine/dev/block-modules.ts';
import { devServer } from './src/engine/dev/dev-server.ts';
import { clientEntries } from './src/engine/emit/client-entries.ts';
import { theme } from './src/theme/theme.ts';

const site = resolve(process.env.SITE || '.');
// Set by `npm run dev -- --now`, in milliseconds since 1970.
const now = process.env.SITE_NOW ? Number(process.env.SITE_NOW) : undefined;
const folders = blockFolders(theme, site);
const scripts = '*/{effect.ts,island.tsx}';

export default defineConfig({
  appType: 'custom',
  plugins: [
    clientEntries({ theme, folders, keeper: '/src/engine/dev/client/islands.ts' }),
    siteCode(site),
    blockModules(folders),
    devServer(site, theme, now),
    viteCommands(theme, site),
  ],
  // As tsconfig.json says, which is not found from a site that lies elsewhere.
  oxc: { jsx: { runtime: 'automatic', importSource: '#contract', development: false } },
  cacheDir: process.env.VITE_CACHE_DIR ?? '.cache/vite',
  optimizeDeps: {
    entries: [
      `src/theme/blocks/${scripts}`,
      `${siteBlocks(site)}/${scripts}`,
      'src/engine/islands/client/*.ts',
      'src/engine/dev/client/*.ts',
    ],
  },
  server: { port: 5173, strictPort: false, watch: { ignored: ['**/dist/**', '**/dist.*/**', '**/.cache/**'] } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    environment: 'node',
    // One for the tests of all sites: what one has made, another one finds.
    env: { BUILD_CACHE: resolve('.cache') },
    globalSetup: 'tests/helpers/publish-fixtures.ts',
    // Generous: a busy machine is slow, and a hanging test is still found.
    testTimeout: 60_000,
    // Nothing here leaves traces in a module, and a worker per file costs more than the tests.
    isolate: false,
  },
});
