import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
// Before what imports Drizzle: here and in every worker, which reads this file first.
import '#platform/server/database/lean-drizzle.ts';
import { defineConfig } from '@playwright/test';

// Every worker after the first finds the code compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

/** What starts products of its own waits for them: at the end it would be waited for, as nothing is left that goes on beside it. */
const waiting =
  /(backup|companies\/company|import|registers|freshness|large-catalogue|stop-and-start|two-instances|google)\.spec\.ts$/;

/** End-to-end tests against the production build, in the Chromium that `npm test` provides. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './testing/running/seed-once.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // The second in the order of their names: the walk over all routes, which is long, begins it.
  projects: [
    { name: 'first', testMatch: waiting },
    { name: 'then', testIgnore: waiting },
  ],
  // A part of what they take is waited for: with one worker more than cores no core does.
  workers: availableParallelism() + 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A failure is run again for its trace alone: to trace every run costs more than it tells.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    // Without a graphics processor a quarter of a page's work is to paint what moves. Where it is to move, a test says so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-quic',
        '--no-first-run',
        '--process-per-site',
        // As Playwright does by itself, and no script compiled while it comes: the process has it from the page before.
        '--disable-features=ScriptStreaming,PaintHolding,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,ThirdPartyStoragePartitioning',
        // No page lives long enough to win back what optimising its code costs; what runs thousands of times still is. And no
        // collector needs help of threads: the cores have others to serve.
        '--js-flags=--no-opt,--invocation-count-for-maglev=5000,--single-threaded-gc',
      ],
    },
  },
});
