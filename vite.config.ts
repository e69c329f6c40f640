import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [reactRouter(), precompress()],
  resolve: {
    // Mantine's stylesheets in their cascade layer, so that our own modules win in whatever order they load.
    alias: [{ find: /^(@mantine\/\w+\/styles(?:\/\w+)?)\.css$/, replacement: '$1.layer.css' }],
  },
  environments: {
    // The server's door to the pages is the bundle's entry, so that both see one and the same router context.
    ssr: { build: { rollupOptions: { input: './web/serve.ts' } } },
  },
  // Found before the first page is asked for, so that a fresh start does not reload under the reader.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.*'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});

/** Writes `.br` and `.gz` beside every text asset once, so that no request waits for a compressor. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return;
        const names = await readdir(dir, { recursive: true });
        await Promise.all(names.filter((name) => /\.(js|css|svg|json|txt|csv)$/.test(name)).map((name) => compress(join(dir, name))));
      },
    },
  };
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
