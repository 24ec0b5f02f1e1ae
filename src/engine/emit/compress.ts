import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Kept, keepFileAt } from '#engine/cache/keep-file.ts';
import { contentHash } from '#engine/read/content-hash.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The endings of compressed copies. */
export const encodings = ['br', 'gz'] as const;
export type Encoding = (typeof encodings)[number];

/** In bytes: what fits the first window of a TCP connection, ten packets of 1 460 (RFC 6928), with the headers. */
const firstWindow = 14_000;

/**
 * The same bytes as `.br` and `.gz`, for text that is worth it; kept in .cache/ by content.
 *
 * Measured on the pages of this site, in milliseconds of processor time and bytes for one of them: level 5: 2.1, 11 694;
 * 6: 1.9, 11 619; 9: 17.5, 11 564; 10: 31.6, 10 741; 11: 86.2, 10 529. Drawing a page takes 1.5. So pages get level 6, and 11
 * where they would need a second round trip otherwise. Scripts and pictures are few and rarely change: always 11.
 * gzip from level 6 on: 1.4 to 1.6, 12 402 to 12 373.
 */
export async function compress(file: string, bytes: Buffer, wanted: readonly Encoding[] = encodings): Promise<Map<string, Kept>> {
  const compressed = new Map<string, Kept>();
  if (wanted.length === 0 || !/\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/.test(file) || bytes.length < 512) return compressed;
  const hash = contentHash(bytes, 20);
  const isAsset = file.startsWith('assets/');
  const makers: Record<Encoding, () => Promise<Kept>> = {
    br: () =>
      keepFileAt(`compressed/${hash}-${isAsset ? 11 : 6}.br`, async () => {
        const quick = isAsset ? undefined : await brotliAt(6, bytes);
        return quick && quick.length <= firstWindow ? quick : brotliAt(11, bytes);
      }),
    gz: () => keepFileAt(`compressed/${hash}.gz`, () => deflate(bytes, { level: 6 })),
  };
  for (const ending of wanted) compressed.set(`${file}.${ending}`, await makers[ending]());
  return compressed;
}

function brotliAt(level: number, bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
