import { keepFile } from './keep-file.ts';

/** Like `keepFile`, for a value that JSON can hold. @param name path in .cache/; it has to change whenever the value would */
export async function keepValue<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  const bytes = await keepFile(name, async () => Buffer.from(JSON.stringify(await make())));
  return JSON.parse(bytes.toString()) as Value;
}
