import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import type { Theme } from '#contract/theme.ts';
import { engineRoot } from '#engine/engine-root.ts';

/**
 * Vite plugin: `vite build` and `vite preview` do what `npm run build` and `npm run preview` do.
 * @param folder the folder of the site
 */
export function viteCommands(theme: Theme, folder: string): Plugin {
  // Vite's own default means dist/ in the folder of the site, wherever that is.
  const outOf = (outDir: string) => (outDir === 'dist' ? undefined : resolve(engineRoot, outDir));
  return {
    name: 'site-commands',
    async buildApp(builder) {
      const out = outOf(builder.config.build.outDir);
      const code = await runCommand(['build', '--site', folder, ...(out ? ['--out', out] : [])]);
      if (code !== 0) process.exit(code);
      // Vite would build every environment that is not marked as built.
      for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
    },
    async configurePreviewServer(server) {
      // Imported here and past Vite's bundler: the module loads React, and the dev server has to choose React's build before
      // that.
      const { openBuild } = (await tsImport('./serve.ts', import.meta.url)) as typeof import('./serve.ts');
      const handle = openBuild(theme, folder, outOf(server.config.build.outDir));
      if (!handle) process.exit(2);
      server.middlewares.use(handle);
    },
  };
}

/** A program of its own: the command line runs code that Vite has not bundled. @returns its exit code */
function runCommand(words: readonly string[]): Promise<number> {
  const { NODE_ENV: _, ...env } = process.env;
  const program = join(engineRoot, 'src', 'cli.mjs');
  const child = spawn(process.execPath, [program, ...words], { stdio: 'inherit', env });
  return new Promise((done, failed) => child.on('error', failed).on('exit', (code) => done(code ?? 2)));
}
