import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTable } from '#page-table.ts';
import { type Access, roles, whoseRows } from '#platform/contract/roles.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct(
    { GOOGLE_CLIENT_ID: 'dosebridge', GOOGLE_CLIENT_SECRET: 'secret' },
    { searches: false },
  );
});
afterAll(() => product.stop());

test('docs/access.md says who may do what, as the routes and the page table really have it', async () => {
  const calls = product.app.guardedRoutes
    .filter(({ method }) => method !== 'HEAD')
    .sort((a, b) => `${a.url} ${a.method}`.localeCompare(`${b.url} ${b.method}`, 'en'))
    .map(({ method, url, config }) => {
      const whose = config?.whose === undefined ? '' : whoseRows[config.whose];
      return [`\`${method} ${url}\``, ...marks(config?.access ?? []), whose];
    });
  const pages = pageTable.map(({ path, access }) => [`\`${path}\``, ...marks(access)]);
  const columns = ['visitor', ...roles];
  await expect(
    [
      '# Who may do what',
      'Written by `src/app/product-tests/attacks/access.test.ts` out of the routes that the server registers and the page table, and compared with\nboth whenever the tests run: a changed policy shows here in review. After a change that is meant, write it anew by\n`npm run test:unit -- access -u`. `src/app/product-tests/attacks/walk.test.ts` proves every line of it.',
      '## Calls, files and what stands beside them',
      'A call that is closed to somebody answers 401 (no live session) or 403 (another role) before it reads a body. Rows\nthat are not within the last column are not found, like those that do not exist.',
      table(['route', ...columns, 'whose rows'], calls),
      '## Pages',
      'The HTML of a page that is not public is its skeleton, the same for everybody: the guard runs in the browser, and what\nthe page shows comes through the calls above.',
      table(['page', ...columns], pages),
    ].join('\n\n'),
  ).toMatchFileSnapshot('../../../../docs/access.md');
});

/** One mark for a visitor, and one for each role. */
function marks(access: Access): string[] {
  const admitted = (role: (typeof roles)[number]) => typeof access === 'string' || access.includes(role);
  return [access === 'public', ...roles.map(admitted)].map((may) => (may ? '✓' : ''));
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return `${[head, head.map(() => '---'), ...rows].map(line).join('\n')}\n`;
}
