import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accessTo, homeOf, isOnlyRead, pageTable } from './page-table.ts';

function source(file: string): string {
  return readFileSync(join(import.meta.dirname, `${file}.page.tsx`), 'utf8');
}

describe('the page table', () => {
  test('begins with the route table of §2.1, in its order', () => {
    const paths = pageTable.map(({ path }) => path.split('/:')[0]);
    expect(paths.slice(0, 23)).toEqual([
      '/',
      '/how-it-works',
      '/registration',
      '/faq',
      '/contact-us',
      '/blog',
      '/blog-details',
      '/login',
      '/reset-password',
      '/forgot',
      '/sign-up',
      '/about-us',
      '/admin',
      '/welcome',
      '/home',
      '/dossier-search',
      '/product-details',
      '/product-term-sheet',
      '/supplier-search',
      '/supplier-details',
      '/supplier-term-sheet',
      '/service',
      '/investment/activedeals',
    ]);
  });

  test.each(pageTable.filter(({ access }) => access !== 'public'))(
    'keeps $path out of the server’s HTML: its page loads in the browser and shows a skeleton first',
    ({ file }) => {
      expect(source(file)).toMatch(/export (async )?function clientLoader\(/);
      expect(source(file)).toMatch(/HydrateFallback/);
    },
  );

  test.each(pageTable)('gives $path a title of its own', ({ file }) => {
    expect(source(file)).toMatch(/\bmeta\b/);
  });

  test('admits an investor to the deals and not to the finders', () => {
    expect(accessTo('/investment/activedeals')).toContain('investor');
    expect(accessTo('/dossier-search')).not.toContain('investor');
    expect(homeOf('investor')).toBe('/investment/activedeals');
  });

  test('lets only public pages wait for their reader to act, and none that does its work by itself', () => {
    const waiting = pageTable.filter(({ path }) => isOnlyRead(path));
    expect(waiting.map(({ path }) => path)).toContain('/');
    expect(waiting.filter(({ access }) => access !== 'public')).toEqual([]);
    // A key in the address is used up, a login looks at the address, and a post knows the phone that it is shared from.
    for (const path of ['/verify-email/:key', '/stop-alerts/:key', '/login', '/blog-details/:id'])
      expect(isOnlyRead(path)).toBe(false);
  });
});
