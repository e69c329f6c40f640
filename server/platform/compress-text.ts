import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';
type Compressed = { content: Buffer; encoding: Encoding | undefined };

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Beyond 4 Brotli takes longer than the bytes it saves on a page. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const tooSmall = 1024;

/** Text in the best encoding that an `Accept-Encoding` header takes. */
export async function compressFor(accepted: string | undefined, text: Uint8Array): Promise<Compressed> {
  const encoding = text.length < tooSmall ? undefined : bestEncoding(accepted ?? '');
  if (encoding === 'br') return { content: await brotliAsync(text, brotliOptions), encoding };
  if (encoding === 'gzip') return { content: await gzipAsync(text), encoding };
  return { content: Buffer.from(text), encoding };
}

function bestEncoding(accepted: string): Encoding | undefined {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase().replaceAll(' ', ''));
  const taken = offers.filter((offer) => !/;q=0(\.0*)?$/.test(offer)).map((offer) => offer.split(';', 1)[0]);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}
