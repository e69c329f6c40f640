import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './testing/set-up/longest-first.ts';

// Every worker, thread and started product after the first finds the code compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

/** What replaces a module. */
const replacing = ['src/platform/server/files/storage/storage.test.ts'];
/** What measures how fast code runs that nothing else has run before. */
const measuring = ['src/app/product-tests/attacks/growth.test.ts'];

/** As the product runs: Node's own modules, and React without what it checks for developers, which is half of its work. */
const asInProduction = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  env: { NODE_ENV: 'production' },
};

/** What a browser runs is bundled, with its styles. */
const forBrowsers = [
  'src/{ui,forms,app/shell,platform/web}/**/*.test.ts',
  'src/domains/*/web/**/*.test.ts',
  'src/page-table.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: './testing/database/global-setup.ts',
    // As every process of the product begins. As there, young objects are collected without helping threads.
    execArgv: ['--import', './src/platform/server/database/lean-drizzle.ts', '--no-parallel-scavenge'],
    // A good part of what the server's tests take is waited for: with one worker more than cores no core does.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // One after the other, in the order of their names.
    projects: [
      // Each in a process of its own. First, so that the long one among them holds up nobody at the end.
      { extends: true, test: { name: 'apart, measuring', include: measuring, ...asInProduction } },
      { extends: true, test: { name: 'apart, replacing', include: replacing } },
      {
        extends: true,
        // Loaded once for all files of a worker.
        test: {
          name: 'server',
          include: ['{src,demo,testing,scripts}/**/*.test.ts'],
          exclude: [...forBrowsers, ...measuring, ...replacing],
          isolate: false,
          ...asInProduction,
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
    // What hangs is ended; a machine that is slow, or busy with other things, is not what is tested.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
