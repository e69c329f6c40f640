import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Listing } from '../../contract/listings.ts';
import { Settlements } from './settlements.tsx';

test('the owner of a draft reads when its launch windows are shown, and nobody else does', () => {
  const drawn = (state: Listing['state'], isDesk = false) =>
    renderToStaticMarkup(<Settlements listing={{ state } as Listing} settlements={[]} isDesk={isDesk} />);
  expect(drawn('draft')).toContain('launch windows are shown on its page, once it is published');
  expect(drawn('published')).not.toContain('once it is published');
  // Whose role changes nothing is offered nothing (§26.1).
  expect(drawn('published')).toContain('Enter a settlement');
  const reader = { state: 'published', mayNot: 'You are a reader of your company.' } as Listing;
  expect(
    renderToStaticMarkup(<Settlements listing={reader} settlements={[]} isDesk={false} />),
  ).not.toContain('Enter a settlement');
  // The desk has them above.
  expect(drawn('draft', true)).not.toContain('once it is published');
});
