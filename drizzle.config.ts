import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/domains/*/server/**/tables.ts', './src/platform/server/**/tables.ts'],
  out: './src/platform/server/database/migrations',
});
