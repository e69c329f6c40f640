import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,demo,web,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: './server/platform/database/testing/global-setup.ts',
    setupFiles: './server/platform/database/testing/fail-on-console-error.ts',
    // As every process of the product begins.
    execArgv: ['--import', './server/platform/database/lean-drizzle.ts'],
    // Vitest leaves a core to whoever watches; nobody does.
    maxWorkers: '100%',
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
