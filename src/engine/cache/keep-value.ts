import { contentHash } from '#engine/read/content-hash.ts';
import { keepFile } from './keep-file.ts';

/**
 * Like `keepFile`, for a value that JSON can hold. An entry that was cut off or changed is made again.
 * @param name path in .cache/; it has to change whenever the value would
 */
export async function keepValue<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  const write = async () => {
    const json = JSON.stringify(await make());
    return Buffer.from(contentHash(json, hashLength) + json);
  };
  const bytes = await keepFile(name, write, isSound);
  return JSON.parse(bytes.toString('utf8', hashLength)) as Value;
}

const hashLength = 64;

/** The hash of the JSON stands in front of it. */
function isSound(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, hashLength) === contentHash(bytes.subarray(hashLength), hashLength);
}
