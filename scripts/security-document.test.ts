import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0: how many each section has. They are its first ones. */
const sections =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 ' +
  '6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 ' +
  '10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 ' +
  '14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2';

function upTo(section: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`);
}

test('every path that the page of security names exists', () => {
  const named = [...document.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|md|cfg|yaml|dockerignore))`/g)];
  expect(named.length).toBeGreaterThan(100);
  const missing = named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test('every requirement of ASVS 5.0 at levels 1 and 2 has one line, and its state is one of those explained', () => {
  const rows = [...document.matchAll(/^\| (\d+\.\d+)\.(\d+)(?:-(\d+))? \| ([^|]+?) \| [^|]+ \|$/gm)];
  const told = rows.flatMap(([, section = '', first, last]) =>
    upTo(section, Number(first), Number(last ?? first)),
  );
  const asked = sections.split(' ').flatMap((section) => {
    const [name = '', count] = section.split(':');
    return upTo(name, 1, Number(count));
  });
  expect(told).toEqual(asked);
  const states = new Set(rows.map(([, , , , state]) => state));
  expect([...states].sort()).toEqual(['met', 'n/a', 'operator', 'partly']);
});
