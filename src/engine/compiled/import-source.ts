import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormRules } from '#contract/form-rules.ts';
import type { Theme, ThemeRenderer } from '#contract/theme.ts';
import { engineRoot } from '#engine/engine-root.ts';

type Modules = Readonly<Record<string, object>>;

/** What the compiled engine knows of its own modules, by path relative to the checkout: src/theme/blocks/hero/block.ts. */
interface CompiledModules {
  /** Loads a module that is imported by its path, with others that are needed then. */
  byPath: Readonly<Record<string, () => Promise<Modules>>>;
  /** Those that the code of a site can import, with all their exports. */
  shared(): Promise<Modules>;
  /** The scripts that run in threads of their own. */
  threads: Readonly<Record<'card', URL>>;
}

let compiled: CompiledModules | undefined;

/** Called once by the compiled engine, before anything is imported by path. @param modules undefined where there are none */
export function useCompiledModules(modules: CompiledModules | undefined): void {
  compiled = modules;
}

/** The modules that the code of a site has to share with the compiled engine; undefined where the engine runs from its sources. */
export async function sharedModules(): Promise<Modules | undefined> {
  return compiled?.shared();
}

/** A script that runs in a thread of its own; undefined where the engine runs from its sources. */
export function compiledThread(name: keyof CompiledModules['threads']): URL | undefined {
  return compiled?.threads[name];
}

/** Whether the engine is compiled and a module is not: it belongs to a site, or was written after the engine started. @param path absolute */
export function isUncompiled(path: string): boolean {
  return compiled !== undefined && compiled.byPath[nameOf(path)] === undefined;
}

/** Imports a module by its absolute path: of this checkout what was compiled of it, if it was. */
export async function importSource<Module>(path: string): Promise<Module> {
  const name = nameOf(path);
  const load = compiled?.byPath[name];
  return (load ? (await load())[name] : await import(/* @vite-ignore */ pathToFileURL(path).href)) as Module;
}

/** What draws the pages of a theme. It loads React. */
export async function loadRenderer({ folder, renderer }: Pick<Theme, 'folder' | 'renderer'>): Promise<ThemeRenderer> {
  return (await importSource<{ renderer: ThemeRenderer }>(join(folder, renderer))).renderer;
}

/** What a theme knows of forms on the side of the server. It loads React. */
export async function loadFormRules({ folder, formRules }: Pick<Theme, 'folder' | 'formRules'>): Promise<FormRules> {
  return (await importSource<{ formRules: FormRules }>(join(folder, formRules))).formRules;
}

function nameOf(path: string): string {
  return relative(engineRoot, path).replaceAll('\\', '/');
}
