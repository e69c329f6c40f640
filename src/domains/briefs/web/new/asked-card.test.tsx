import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Listed } from '../../contract/brief-listings.ts';
import { AskedCard } from './asked-card.tsx';

const dossier: Listed = {
  ...{ kind: 'dossier', id: '7', code: 'DB-10007', title: 'Amlodipine Tablets', markets: [] },
  ...{ product: 'Amlodipine Tablets', strengths: '5 mg' },
};

function card(listings: Listed[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <AskedCard listings={listings} issues={{}} onChange={() => undefined} />
    </MemoryRouter>,
  );
}

test('while nobody is asked it is said where listings come from, and led there', () => {
  const empty = card([]);
  expect(empty).toContain('Nobody is asked yet');
  expect([...empty.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/dossier-search',
    '/shortlist',
  ]);
  expect(card([dossier])).not.toContain('Nobody is asked yet');
});
