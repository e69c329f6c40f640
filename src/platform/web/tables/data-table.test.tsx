import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { column, type TableShape } from '../../contract/tables/columns.ts';
import { DataTable } from './data-table.tsx';

const shape: TableShape = {
  title: 'Dossiers',
  sort: 'code',
  columns: {
    code: column('text', 'Code'),
    title: column('text', 'Title', { plain: true }),
    state: column('choice', 'State', { choices: { draft: 'Draft' }, standings: { draft: 'moving' } }),
    curated: column('flag', 'Curated'),
    days: column('number', 'Offer days'),
  },
};

function tableOf(row: Record<string, string | number | boolean | null>) {
  const rows = [{ id: 1, cells: row, keys: {} }];
  return <DataTable shape={shape} rows={rows} linkOf={() => null} dense={false} />;
}

function cells(row: Record<string, string | number | boolean | null>): string[] {
  const router = createMemoryRouter([{ path: '*', element: tableOf(row) }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return markup.match(/<td[^>]*>/g) ?? [];
}

test('a card names what does not say by itself what it is, and leaves out what is not known or does not hold', () => {
  const known = cells({ code: 'DB-1', title: 'Apixaban', state: 'draft', curated: true, days: 5 });
  expect(known.map((cell) => /data-label="([^"]*)"/.exec(cell)?.[1])).toEqual([
    ...[undefined, undefined],
    ...['Curated', 'Offer days'],
  ]);
  expect(known.map((cell) => /data-card="([^"]*)"/.exec(cell)?.[1])).toEqual([
    ...['plain', 'mark', 'flag'],
    undefined,
  ]);
  expect(known.some((cell) => cell.includes('data-empty'))).toBe(false);
  const unknown = cells({ code: 'DB-1', title: '', state: 'draft', curated: false, days: null });
  expect(unknown.map((cell) => cell.includes('data-empty'))).toEqual([true, false, true, true]);
});

test('a press on a head goes on from the filter that is on its way', () => {
  const late = new Promise<null>(() => undefined);
  const route = { id: 'table', path: '*', element: tableOf({ code: 'DB-1' }), loader: () => late };
  const router = createMemoryRouter([route], { hydrationData: { loaderData: { table: null } } });
  void router.navigate('?state=draft');
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(markup).toContain('href="/?state=draft&amp;sort=title"');
});
