import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { retention } from '#platform/contract/retention.ts';
import { StoredData } from './stored-data.tsx';

test('the privacy policy says how long the keys of forms are kept', () => {
  const rows = renderToStaticMarkup(<StoredData />).split('<tr');
  const row = rows.find((text) => text.includes('the key that your browser gave each'));
  expect(row).toContain(`${retention.idempotencyKeyDays} days, or your account is deleted`);
});
