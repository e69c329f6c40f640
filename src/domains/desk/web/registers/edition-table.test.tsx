import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StandingEdition } from '#domains/dossiers/contract/register-uploads.ts';
import { EditionTable } from './edition-table.tsx';

const edition: StandingEdition = {
  ...{
    register: 'purple-book',
    name: 'FDA Purple Book',
    source: 'https://purplebooksearch.fda.gov/downloads',
  },
  ...{ day: '2025-03-14', isOld: true, file: 'purple-book.csv', broughtBy: 'snapshot', by: null },
  ...{
    takenAt: '2026-11-23T08:00:00Z',
    read: 6279,
    taken: 2077,
    refused: 0,
    repeated: 4202,
    leftOut: 0,
    inConflict: 0,
  },
};

/** What the last cell of the one row says. */
function leftOut(more: Partial<StandingEdition>): string | undefined {
  const html = renderToStaticMarkup(<EditionTable editions={[{ ...edition, ...more }]} />);
  return [...html.matchAll(/<td[^>]*data-label="Left out"[^>]*>(.*?)<\/td>/g)]
    .at(-1)?.[1]
    ?.replaceAll(/<[^>]+>/g, '');
}

test('rows that were left out are told by why, so that read adds up', () => {
  expect(leftOut({})).toBe('4,202 repeated');
  expect(leftOut({ leftOut: 337 })).toBe('4,202 repeated337 for animals');
  expect(leftOut({ repeated: 0 })).toBe('0');
  const none = { day: null, takenAt: null, read: null, taken: null, refused: null, repeated: null };
  expect(leftOut({ ...none, leftOut: null })).toBe('');
});
