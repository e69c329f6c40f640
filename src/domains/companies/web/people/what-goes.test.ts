import { expect, test } from 'vitest';
import { whatGoes, whoGets } from './what-goes.ts';

const ana = { id: '7', name: 'Ana Costa' };
const rui = { id: '9', name: 'Rui Dias' };
const heir = ana;

test.each([
  [
    { isViewer: true, openRequests: 0 },
    { lists: 3, searches: 0, heir },
    '3 shared lists of yours stay with the company, with all that is on them.',
  ],
  [
    { isViewer: false, openRequests: 2 },
    { lists: 0, searches: 1, heir },
    'A shared search of theirs stays with the company, with all that is on it: with whoever gets the requests, and where that is its administrators, with Ana Costa.',
  ],
  [
    { isViewer: true, openRequests: 0 },
    { lists: 1, searches: 1, heir: null },
    'A shared list and a shared search of yours stop being shared: nobody is left who could have them.',
  ],
])('what is shared goes as it is said before', (person, shares, words) => {
  expect(whatGoes({ ...person, shares }, shares)).toBe(words);
});

test('who gets it is chosen, where there is anything to get and anybody to get it', () => {
  const of = (openRequests: number, shares: Parameters<typeof whoGets>[0]['shares']) =>
    whoGets({ isViewer: true, openRequests, shares }, [ana, rui]);
  const names = (choice: ReturnType<typeof of>) => choice?.data.map(({ label }) => label);
  expect(of(0, null)).toBeNull();
  expect(of(0, { lists: 1, searches: 0, heir: null })).toBeNull();
  expect(of(0, { lists: 2, searches: 0, heir })?.label).toBe('They go to');
  expect(names(of(0, { lists: 2, searches: 0, heir }))).toEqual(['Ana Costa', 'Rui Dias']);
  expect(names(of(1, { lists: 2, searches: 0, heir }))).toEqual([
    'its administrators',
    'Ana Costa',
    'Rui Dias',
  ]);
});
