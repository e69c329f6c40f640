import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintRules } from './lint-rules.ts';

test('§12.15 tells of every rule, with its severity, and of no other', async () => {
  const document = await readFile(
    join(import.meta.dirname, '../../../../docs/product/12-listings.md'),
    'utf8',
  );
  const section = document.split(/^## /m).find((part) => part.startsWith('12.15 ')) ?? '';
  const rows = [...section.matchAll(/^\| (`.*?`) \| (\w+) \| .+ \|$/gm)];
  const told = rows.flatMap(([, names = '', severity = '']) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => `${name} ${severity}`),
  );
  expect(told.sort()).toEqual(
    Object.entries(lintRules)
      .map(([name, { severity }]) => `${name} ${severity}`)
      .sort(),
  );
});
