import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The same bytes as `.br` and `.gz`, for text that is worth it. */
export async function compress(file: string, bytes: Buffer): Promise<Map<string, Buffer>> {
  const compressed = new Map<string, Buffer>();
  if (!/\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/.test(file) || bytes.length < 512) return compressed;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    deflate(bytes, { level: 9 }),
  ]);
  return compressed.set(`${file}.br`, br).set(`${file}.gz`, gz);
}
