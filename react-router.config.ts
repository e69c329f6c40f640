import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

/** Some forty pages: their manifest is smaller than the requests that discovering them one by one would cost. */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;

/** Writes `.br` and `.gz` beside every text file once, so that no request waits for a compressor. */
async function precompress(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const texts = names.filter((name) => /\.(js|css|svg|json|txt|csv)$/.test(name));
  await Promise.all(texts.map((name) => compress(join(directory, name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
