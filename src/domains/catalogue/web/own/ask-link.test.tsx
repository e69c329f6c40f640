import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ListingKind } from '../../contract/listing-kinds.ts';
import { AskOrEdit } from './ask-link.tsx';

function linkTo(kind: ListingKind, isOwn: boolean): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <AskOrEdit kind={kind} id="a 17" title="Bilastine Tablets" className="text-button" isOwn={isOwn}>
        Enquire
      </AskOrEdit>
    </MemoryRouter>,
  );
}

test('a listing is enquired about, and one’s own is edited instead', () => {
  for (const [kind, sheet] of [
    ['dossier', '/product-term-sheet/a%2017'],
    ['supplier', '/supplier-term-sheet/a%2017'],
  ] as const) {
    expect(linkTo(kind, false)).toContain(`href="${sheet}"`);
    expect(linkTo(kind, false)).toContain('Enquire');
    const own = linkTo(kind, true);
    expect(own).toContain('Yours ·');
    expect(own).toContain(`href="/listings/${kind}/a%2017"`);
    expect(own).not.toContain('Enquire');
  }
});
