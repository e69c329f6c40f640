import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Every worker, thread and started product after the first finds the code compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

/** What replaces a module, or measures how fast code runs that nothing else has run before. */
const apart = [
  'src/platform/server/files/storage/storage.test.ts',
  'src/app/product-tests/attacks/growth.test.ts',
];

/** What a browser runs is bundled, with its styles. */
const forBrowsers = [
  'src/{ui,forms,app/shell,platform/web}/**/*.test.ts',
  'src/domains/*/web/**/*.test.ts',
  'src/page-table.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: './testing/database/global-setup.ts',
    // As every process of the product begins.
    execArgv: ['--import', './src/platform/server/database/lean-drizzle.ts'],
    // A good part of what the server's tests take is waited for: with one worker more than cores no core does.
    maxWorkers: availableParallelism() + 1,
    // One after the other, in the order of their names.
    projects: [
      {
        extends: true,
        // Each in a process of its own. First, so that the long one among them holds up nobody at the end.
        test: { name: 'apart', include: apart },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{src,demo,testing,scripts}/**/*.test.ts'],
          exclude: [...forBrowsers, ...apart],
          // As the product runs: Node's own modules, loaded once for all files of a worker.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          isolate: false,
        },
      },
      {
        extends: true,
        // A worker bundles and loads what they share once.
        test: { name: 'web', include: ['src/**/*.test.tsx', ...forBrowsers], isolate: false },
      },
    ],
    setupFiles: ['./testing/set-up/fail-on-console-error.ts', './testing/set-up/restore-globals.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
