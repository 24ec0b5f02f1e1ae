import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { engineRoot } from '#engine/engine-root.ts';

/**
 * The script that stands inside every document, as one text that a browser runs at once.
 * @throws if it does not compile, with Vite's own message
 */
export async function bundleFirstPaintScript(): Promise<string> {
  const [result] = (await build({
    root: engineRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      lib: { entry: join(engineRoot, 'src/engine/render/client/first-paint.ts'), formats: ['iife'], name: 'firstPaint' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = result?.output ?? [];
  if (!chunk) throw new Error('the first-paint script has no text');
  return chunk.code.trim();
}
