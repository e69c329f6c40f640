import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { floors } from './architecture/architecture-rules.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The rows behind the question: what one looks for, and each hop as a link with what stands in its file. */
const examples = readme
  .slice(readme.indexOf('| where does it come from |'))
  .split('\n\n', 1)
  .flatMap((table) => table.split('\n').slice(2))
  .map((row) => {
    const [, sought = '', ...hops] = row.split('|');
    return { sought: sought.trim(), hops: hops.filter((hop) => hop.trim() !== '') };
  });

test('README answers where a page, a call, a mail, a table, a setting, a job and a word come from', () => {
  const kinds = examples.map(({ sought }) => sought.split(' ')[1]);
  expect(kinds).toEqual(['page', 'call', 'mail', 'table', 'setting', 'job', 'words']);
});

test.each(examples)('two hops lead to $sought', ({ hops }) => {
  expect(hops).toHaveLength(2);
  for (const hop of hops) {
    const [, path = '', said = ''] = /\]\(([^)]+)\): `([^`]+)`/.exec(hop) ?? [];
    expect(said).not.toBe('');
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(withoutSpace(readFileSync(join(root, path), 'utf8'))).toContain(withoutSpace(said));
  }
});

test('README names the domains by their floors', () => {
  expect(readme).toContain(`\n    ${floors.join(' ')}\n`);
});

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}
