import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';
type Compressed = { content: Buffer; encoding: Encoding | undefined };

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Measured on our pages, ten at once: twice as many a second as with quality 4, for 5 % more bytes. A window of 256 kB
 * holds any page; the usual 4 MB, asked for and given back each time, take longer than the compression.
 */
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const tooSmall = 1024;

/** Text in the best encoding that an `Accept-Encoding` header takes. */
export async function compressFor(accepted: string | undefined, text: Uint8Array): Promise<Compressed> {
  const encoding = text.length < tooSmall ? undefined : bestEncoding(accepted ?? '');
  if (encoding === 'br') return { content: await brotliAsync(text, brotliOptions), encoding };
  if (encoding === 'gzip') return { content: await gzipAsync(text), encoding };
  return { content: Buffer.from(text), encoding };
}

/** The best encoding that an `Accept-Encoding` header takes, of those in which files and texts are sent. */
export function bestEncoding(accepted: string): Encoding | undefined {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase().replaceAll(' ', ''));
  const taken = offers.filter((offer) => !/;q=0(\.0*)?$/.test(offer)).map((offer) => offer.split(';', 1)[0]);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}
