import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

test.each(contracts())(
  'the calls of $contract are answered in the server of its domain, as README says',
  ({ contract, domain }) => {
    const names = Array.from(
      readFileSync(join(root, contract), 'utf8').matchAll(/^ {2}'([A-Z]+ \/[^']*)': \{/gm),
      ([, name]) => name,
    );
    const server = serverOf(domain);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !server.includes(`'${name}'`))).toEqual([]);
  },
);

test('README names the domains by their floors', () => {
  expect(readme).toContain(`\n    ${floors.join(' ')}\n`);
});

/** The files that the table of calls takes, each with its domain. */
function contracts() {
  const table = readFileSync(join(root, 'src/call-table.ts'), 'utf8');
  return Array.from(
    table.matchAll(/'#domains\/([\w-]+)\/(contract\/[\w./-]+)'/g),
    ([, domain = '', path]) => ({
      domain,
      contract: `src/domains/${domain}/${path}`,
    }),
  );
}

/** What stands in `routes.ts` and the parts that answer calls. */
function serverOf(domain: string): string {
  const folder = join(root, 'src/domains', domain, 'server');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) => text.includes('implement'))
    .join('\n');
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}
