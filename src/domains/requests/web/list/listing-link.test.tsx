import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { mayOpen } from '#page-table.ts';
import { roles } from '#platform/contract/roles.ts';
import type { RequestKind } from '../../contract/request-life.ts';
import { ListingLink } from './listing-link.tsx';

const listing = { id: '7', code: 'DB-10007', title: 'Amlodipine Tablets 5 mg', retired: false };

afterEach(() => vi.unstubAllGlobals());

function linkOf(kind: RequestKind, part?: 'evidence'): string | undefined {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ListingLink kind={kind} listing={listing} {...(part && { part })} />
    </MemoryRouter>,
  );
  expect(markup).toContain(listing.title);
  return /href="([^"]+)"/.exec(markup)?.[1];
}

test.each(roles)('a request leads a %s only to a listing that the role may open', (role) => {
  const stored: Record<string, string> = { token: 'secret', name: 'Asha Verma', role };
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored[key] ?? null } });
  const links = (['dossier', 'supplier', 'investment'] as const).map((kind) => linkOf(kind));
  expect(links.filter((to) => to !== undefined && !mayOpen(to, role))).toEqual([]);
  expect(links[2]).toBe(role === 'investor' ? '/investment/activedeals/7' : '/product-details/7');
});

test.each(roles)(
  'a red claim leads a %s to the evidence of its listing, of which a deal’s page has none',
  (role) => {
    const stored: Record<string, string> = { token: 'secret', name: 'Asha Verma', role };
    vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored[key] ?? null } });
    const links = (['dossier', 'supplier', 'investment'] as const).map((kind) => linkOf(kind, 'evidence'));
    const dossier = '/product-details/7#evidence';
    expect(links).toEqual(
      role === 'investor'
        ? [undefined, undefined, undefined]
        : [dossier, '/supplier-details/7#evidence', dossier],
    );
  },
);
