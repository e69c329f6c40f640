import { createRequire } from 'node:module';
import * as drizzle from 'drizzle-orm';
import * as tables from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);

test('what is imported of Drizzle is its CommonJS, of which there is one and not two', () => {
  expect(drizzle.eq).toBe(require('drizzle-orm').eq);
  expect(tables.pgTable).toBe(require('drizzle-orm/pg-core').pgTable);
});
