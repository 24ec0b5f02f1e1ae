/** Whether a file of pages/ is no page but a part of pages: its name, or that of a folder above it, begins with _. */
export function isPart(file: string): boolean {
  return file.includes('/_');
}
