import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { MarketFit } from '#domains/dossiers/contract/market-fit/market-fit-calls.ts';
import type { LoadResult } from '#platform/web/call/load-result.ts';
import { proposalSheet } from './proposal-sheet.ts';
import { quoteSheet } from './quote-sheet.tsx';
import type { TermSheetKind } from './term-sheet-kind.ts';
import { TermSheetPage } from './term-sheet-page.tsx';

const shown = { found: {}, failed: false } as const;

function render(
  kind: TermSheetKind,
  listing: LoadResult<object>,
  isOwn = false,
  fits: readonly MarketFit[] = [],
  mayNot: string | null = null,
): string {
  const subject = {
    title: 'Bilastine Tablets',
    code: 'BIL-17',
    label: 'The dossier',
    to: '/',
    facts: [],
  } as never;
  const loaded = { listing, earlier: undefined, unproven: null, mayNot, isOwn, fits };
  const element = <TermSheetPage kind={kind} id="17" loaded={loaded} subjectOf={() => subject} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('the page of one’s own listing leads to its fields, and has no form', () => {
  const own = render(proposalSheet, shown, true);
  expect(own).toContain('Yours ·');
  expect(own).toContain('href="/listings/dossier/17"');
  expect(own).not.toContain('<form');
  expect(render(proposalSheet, shown)).toContain('<form');
});

test('whose role asks for nothing reads who may before anything is filled in', () => {
  const page = render(proposalSheet, shown, false, [], 'Your role at Alder Pharma is reader.');
  expect(page).toContain('Your role at Alder Pharma is reader.');
  expect(page).not.toContain('<form');
});

test.each([
  [proposalSheet, 'The dossier could not be loaded', 'Searched Dossier does not exist...'],
  [quoteSheet, 'The supplier could not be loaded', 'Searched Supplier does not exist...'],
])(
  '$title: what could not be loaded is asked for again, and nothing is sent for it',
  (kind, failed, missing) => {
    const page = render(kind, { found: null, failed: true });
    expect(page).toContain(failed);
    expect(page).toContain('Try again');
    expect(page).toContain('Back to Search Results');
    expect(page).not.toContain('<form');

    const nothing = render(kind, { found: null, failed: false });
    expect(nothing).toContain(missing);
    expect(nothing).not.toContain('Try again');
    expect(nothing).not.toContain('<form');
  },
);

test('the gaps for the markets that one searched for stand there with the form, which they do not move later', () => {
  const kind = { ...proposalSheet, fromSearch: () => ({ marketsOfInterest: 'Germany, Japan' }) };
  const gap = { rule: 'stability', outcome: 'gap', decides: true };
  const fits = [{ market: 'Germany', rules: [gap] }] as unknown as MarketFit[];
  expect(render(kind, shown, false, fits)).toContain('BIL-17 has gaps for Germany (stability). ');
  expect(render(kind, shown)).not.toContain('has gaps');
});
