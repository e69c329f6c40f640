import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every action that the code writes into the audit trail stands in the list of §11.11', () => {
  const section = read('docs/product/11-back-office.md')
    .split(/^## /m)
    .find((part) => part.startsWith('11.11 '));
  const written = globSync('src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    // The first text of the call that is two words with a dash between: a subject has a colon.
    .flatMap((path) => Array.from(read(path).matchAll(/\baudit(?:Listing)?\([^;']*'([a-z]+(?:-[a-z]+)+)'/g)))
    .map(([, action]) => action);
  expect(new Set(written).size).toBeGreaterThan(30);
  expect([...new Set(written)].filter((action) => !section?.includes(`\`${action}\``))).toEqual([]);
});
