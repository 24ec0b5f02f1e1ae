import type { StoredFile } from './read-whole.ts';

/**
 * Reads each file once, and keeps the latest ones in memory. Requests for a file that is being read share the result.
 * @param limit bytes that are kept at most
 */
export function keepFiles(read: (file: string) => Promise<StoredFile>, limit: number): (file: string) => Promise<StoredFile> {
  const kept = new Map<string, Promise<StoredFile>>();
  const sizes = new Map<string, number>();
  let total = 0;
  const drop = (file: string) => {
    total -= sizes.get(file) ?? 0;
    sizes.delete(file);
    kept.delete(file);
  };
  return (file) => {
    const known = kept.get(file);
    if (known) return known;
    const reading = read(file);
    kept.set(file, reading);
    reading.then(
      ({ bytes }) => {
        sizes.set(file, bytes.length);
        total += bytes.length;
        for (const oldest of sizes.keys()) if (total > limit) drop(oldest);
      },
      () => drop(file),
    );
    return reading;
  };
}
