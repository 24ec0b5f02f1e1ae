import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What takes longer than a change should wait for: attacks, long property runs, other engines. `npm run test:long`. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  cacheDir: '.cache/vite',
  // Nothing imports the development build of the JSX runtime.
  oxc: { jsx: { development: false } },
  test: {
    include: ['tests/**/*.long.ts'],
    environment: 'node',
    env: { BUILD_CACHE: join(import.meta.dirname, '..', '..', '.cache') },
    globalSetup: 'tests/helpers/publish-fixtures.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Attacks count descriptors and memory; another file at the same time would disturb the count.
    fileParallelism: false,
  },
});
