import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,demo,web,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: './server/platform/database/testing/global-setup.ts',
    setupFiles: './server/platform/database/testing/fail-on-console-error.ts',
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
