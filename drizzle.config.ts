import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./server/features/*/tables.ts', './server/platform/*/tables.ts'],
  out: './server/platform/database/migrations',
});
