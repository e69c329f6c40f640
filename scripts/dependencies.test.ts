import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed, readDependencies } from './licences.ts';

const dependencies = readDependencies();

test('every package of the lockfile has a hash of its content, and comes from the registry', () => {
  expect(dependencies.length).toBeGreaterThan(500);
  expect(dependencies.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  expect(dependencies.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('every dependency is pinned to one version', () => {
  const path = join(import.meta.dirname, '../package.json');
  const { dependencies: shipped, devDependencies } = JSON.parse(readFileSync(path, 'utf8'));
  const loose = Object.entries({ ...shipped, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

test('nothing is shipped under a licence that nobody has read', () => {
  const unread = dependencies.filter(({ isShipped, licence }) => isShipped && !isAllowed(licence));
  expect(unread.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR EUPL-1.1+)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['none', false],
])('%s: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});
