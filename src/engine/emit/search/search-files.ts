/** The folder of dist/ that holds Pagefind and its index. */
export const searchFolder = 'pagefind/';

/** Files of Pagefind whose names change with their content. */
const named = /^(?:(?:fragment|index|filter)\/[\w.-]+|pagefind\.[\w.-]+\.pf_meta)$/;

/** Whether visitors need a file that Pagefind makes: it also makes interfaces of its own, of which none is used. @param file relative to the folder */
export function isSearchFile(file: string): boolean {
  return named.test(file) || /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind)$/.test(file);
}

/** Whether a file of dist/ belongs to the index, and whether its name changes with its content. */
export function searchFileKind(path: string): 'hashed' | 'fixed' | undefined {
  if (!path.startsWith(searchFolder)) return undefined;
  const file = path.slice(searchFolder.length);
  if (!isSearchFile(file)) return undefined;
  return named.test(file) ? 'hashed' : 'fixed';
}
