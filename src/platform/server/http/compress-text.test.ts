import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFor } from './compress-text.ts';

const page = Buffer.from('<p>Dossiers</p>'.repeat(200));

test('prefers Brotli, then gzip, and what comes back is the text', async () => {
  const brotli = await compressFor('gzip, deflate, br', page);
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.content)).toEqual(page);
  const gzipped = await compressFor('gzip;q=0.8', page);
  expect(gzipped.encoding).toBe('gzip');
  expect(gunzipSync(gzipped.content)).toEqual(page);
});

test.each([undefined, '', 'identity', 'br;q=0, gzip; q=0.0'])('sends plain text to %s', async (accepted) => {
  expect(await compressFor(accepted, page)).toEqual({ content: page, encoding: undefined });
});

test('leaves a few bytes alone', async () => {
  expect((await compressFor('br', Buffer.from('short'))).encoding).toBeUndefined();
});
