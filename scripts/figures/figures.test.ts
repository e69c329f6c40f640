import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { figuresOf, spread } from './count.ts';
import { readModules } from './read-modules.ts';
import { filesOfWalk } from './walk-files.ts';
import { walks } from './walks.ts';

const root = join(import.meta.dirname, '../..');
const product = readProduct();

const page = `import { call } from '#src/platform/web/call.ts';
import type { Row } from './server/rows.ts';
import { button } from './web/button.ts';
export default function Orders() {
  const send = () => call('POST /orders');
  return [1].map((one) => one + send() + button);
}
`;
const tree = new Map([
  [
    'package.json',
    JSON.stringify({
      imports: { '#src/*': './src/*' },
      dependencies: { a: '1' },
      devDependencies: { b: '1', c: '1' },
    }),
  ],
  ['src/domains/orders/orders.page.tsx', page],
  ['src/domains/orders/web/button.ts', "export { button } from './kinds-of-button.ts';\n"],
  ['src/domains/orders/web/kinds-of-button.ts', 'export const button = 1;\n'],
  ['src/domains/orders/contract/orders.ts', "export const orderCalls = {\n  'POST /orders': {\n  },\n};\n"],
  [
    'src/domains/orders/server/routes.ts',
    "import { addRow } from './rows.ts';\nexport const routes = () => implement(app, 'POST /orders', addRow);\n",
  ],
  ['src/domains/orders/server/rows.ts', 'export type Row = 1;\nexport function addRow() {\n  return 1;\n}\n'],
  ['src/domains/orders/server/rows.test.ts', "import './rows.ts';\n\n\n"],
  [
    'src/call-table.ts',
    "import { orderCalls } from './domains/orders/contract/orders.ts';\nexport const calls = orderCalls;\n",
  ],
  ['src/platform/web/call.ts', 'export function call() {\n  return 1;\n}\n'],
]);

test('a module knows what it declares, what it takes besides types, and its named functions with their lines', () => {
  const modules = readModules(tree);
  const orders = modules.get('src/domains/orders/orders.page.tsx');
  expect([...(orders?.exports ?? [])]).toEqual(['Orders']);
  expect(orders?.imports).toEqual(['src/platform/web/call.ts', 'src/domains/orders/web/button.ts']);
  expect(orders?.functions).toEqual([
    { name: 'Orders', lines: 4 },
    { name: 'send', lines: 1 },
  ]);
  expect([...(modules.get('src/domains/orders/web/button.ts')?.exports ?? [])]).toEqual([]);
});

test('a walk follows the imports to where a name is declared, and a call to its contract and to who answers it', () => {
  const legs = [
    ['Orders', 'button'],
    ['Orders', 'call', 'POST /orders', 'addRow'],
  ];
  expect([...filesOfWalk(readModules(tree), { title: 'an order', legs })]).toEqual([
    'src/domains/orders/orders.page.tsx',
    'src/domains/orders/web/button.ts',
    'src/domains/orders/web/kinds-of-button.ts',
    'src/platform/web/call.ts',
    'src/call-table.ts',
    'src/domains/orders/contract/orders.ts',
    'src/domains/orders/server/routes.ts',
    'src/domains/orders/server/rows.ts',
  ]);
});

test('a type is no way, and a walk whose names are gone says so', () => {
  const walk = (...names: string[]) => filesOfWalk(readModules(tree), { title: 'an order', legs: [names] });
  expect(() => walk('Orders', 'addRow')).toThrow(
    'an order: no import leads from src/domains/orders/orders.page.tsx',
  );
  expect(() => walk('Invoices')).toThrow('Invoices: stands at 0 places');
  expect(() => walk('Orders', 'POST /invoices')).toThrow('POST /invoices: not in the table');
});

test('files and lines are counted by what they are', () => {
  const figures = new Map(figuresOf(tree, []));
  expect(figures.get('product: files, lines')).toBe('8, 24');
  expect(figures.get('tests: files, lines')).toBe('1, 3');
  expect(figures.get('product: lines of a file (median, p90, longest)')).toBe('2, 7, 7 (orders.page.tsx)');
  expect(figures.get('dependencies to develop')).toBe('2');
  expect(figures.get('folders of more than 25 files')).toBe('0');
});

test('a folder of more than 25 files is counted, but for migrations', () => {
  const many = (folder: string) => Array.from({ length: 26 }, (_, at) => [`${folder}/${at}.ts`, ''] as const);
  const files = new Map([...many('src/ui'), ...many('src/platform/server/database/migrations')]);
  expect(new Map(figuresOf(files, [])).get('folders of more than 25 files')).toBe('1');
});

test('the median and the ninetieth hundredth are of what is measured, and the longest has its name', () => {
  const measured = Array.from({ length: 11 }, (_, at) => ({ name: `src/${at + 1}.ts`, lines: at + 1 }));
  expect(spread(measured)).toBe('6, 10, 11 (11.ts)');
  expect(spread([])).toBe('0, 0, 0 (none)');
});

test.each(walks)('$title: every name on the way stands in the product', (walk) => {
  expect(filesOfWalk(product, walk).size).toBeGreaterThan(10);
});

function readProduct() {
  const entries = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return readModules(
    new Map(['package.json', ...paths].map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  );
}
