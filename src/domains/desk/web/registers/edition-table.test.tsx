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

/** What a cell of the one row says. */
function told(label: string, more: Partial<StandingEdition>): string | undefined {
  const html = renderToStaticMarkup(<EditionTable editions={[{ ...edition, ...more }]} />);
  return [...html.matchAll(/<td[^>]*data-label="([^"]*)"[^>]*>(.*?)<\/td>/g)]
    .find((cell) => cell[1] === label)?.[2]
    ?.replaceAll(/<[^>]+>/g, '');
}

const leftOut = (more: Partial<StandingEdition>) => told('Left out', more);

test('rows that were left out are told by why, so that read adds up', () => {
  expect(leftOut({})).toBe('4,202 repeated');
  expect(leftOut({ leftOut: 337 })).toBe('4,202 repeated337 for animals');
  expect(leftOut({ repeated: 0 })).toBe('0');
  const none = { day: null, takenAt: null, read: null, taken: null, refused: null, repeated: null };
  expect(leftOut({ ...none, leftOut: null })).toBe('');
});

test('of a list of evidence, rows that are in conflict are told beside those taken; one never brought says so', () => {
  const list = { register: 'fda-dmfs', name: 'FDA Drug Master Files' } as const;
  expect(told('Taken', { ...list, inConflict: 1204 })).toBe('2,0771,204 in conflict');
  expect(told('Taken', list)).toBe('2,077');
  expect(leftOut({ ...list, leftOut: 12 })).toBe('4,202 repeated12 pending or not assigned');
  const none = { day: null, takenAt: null, read: null, taken: null, refused: null, repeated: null };
  const absent = { ...list, ...none, broughtBy: null, leftOut: null, inConflict: null };
  expect(['Edition', 'Taken', 'Left out'].map((label) => told(label, absent))).toEqual(['None yet', '', '']);
});
