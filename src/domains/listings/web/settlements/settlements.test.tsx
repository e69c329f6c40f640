import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Listing } from '../../contract/listings.ts';
import { Settlements } from './settlements.tsx';

test('the owner of a draft reads when its launch windows are shown, and nobody else does', () => {
  const drawn = (state: Listing['state'], isDesk = false) =>
    renderToStaticMarkup(<Settlements listing={{ state } as Listing} settlements={[]} isDesk={isDesk} />);
  expect(drawn('draft')).toContain('launch windows are shown on its page, once it is published');
  expect(drawn('published')).not.toContain('once it is published');
  // The desk has them above.
  expect(drawn('draft', true)).not.toContain('once it is published');
});
