import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const parts = readFileSync('src/ui/theme/parts.css', 'utf8');
const named = new Set([...parts.matchAll(/^ {2}\.([\w-]+)/gm)].map(([, name]) => name));
const used = globSync('src/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]+)"|\{`([^`]*)`\})/g)]
    .flatMap(([, plain, mixed]) => (plain ?? mixed ?? '').replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/))
    .filter((name) => name !== '')
    .map((name) => ({ name, file })),
);

test('a plain class is one of the named parts', () => {
  expect(used.filter(({ name }) => !named.has(name))).toEqual([]);
});

test('every named part is used', () => {
  const names = new Set(used.map(({ name }) => name));
  expect([...named].filter((name) => name !== undefined && !names.has(name))).toEqual([]);
});
