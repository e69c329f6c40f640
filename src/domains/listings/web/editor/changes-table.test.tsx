import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListingEdit } from '../../contract/listings.ts';
import { ChangesTable } from './changes-table.tsx';

function render(state: ListingEdit['state'], now: string): string {
  const changes = [{ field: 'title', before: 'Old Tablets', after: 'New Tablets', now }];
  return renderToStaticMarkup(<ChangesTable kind="dossier" edit={{ state, changes }} />);
}

test('an approved edit is not told as changed against itself', () => {
  expect(render('waiting', 'Other Tablets')).toContain('Changed since to: Other Tablets');
  expect(render('approved', 'New Tablets')).not.toContain('Changed since');
});
