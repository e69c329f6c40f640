import { expect, test } from 'vitest';
import type { LaunchWindow, WindowReason } from './launch-windows.ts';
import { type DecidingRow, movedWords, type WindowStand, whyMoved } from './window-moves.ts';

const until = (day: string | null, state: WindowStand['state'] = 'waits'): WindowStand => ({
  ...{ state, earliest: day ?? '2026-11-23', hardUntil: day, softUntil: null, asOf: '2026-11-10' },
});

test('of what moved the two days are told, and of nothing listed the day of what was read', () => {
  const told = (before: WindowStand, now: WindowStand) => movedWords(before, now, '2026-11-23');
  expect(told(until('2027-05-21'), until('2028-04-01'))).toBe('21 May 2027 → 1 Apr 2028');
  expect(told(until('2027-05-21'), until(null, 'open'))).toBe(
    '21 May 2027 → nothing listed as of 10 Nov 2026',
  );
  expect(told(until('2027-05-21'), { ...until(null, 'unknown'), asOf: null })).toBe('21 May 2027 → unknown');
});

function reason(more: Partial<WindowReason>): WindowReason {
  return {
    ...{
      kind: 'patent',
      hard: true,
      counts: true,
      code: 'substance',
      number: '6967208',
      until: '2027-05-21',
    },
    ...{ source: 'orange-book-patents', edition: '2026-06-10', words: '', ...more },
  };
}
const match = reason({
  ...{ kind: 'match', hard: false, counts: false, code: null, until: null },
  ...{ number: 'N202155', source: 'orange-book-products', edition: '2024-05-10' },
});
const exclusivity = { kind: 'exclusivity', code: 'NCE', source: 'orange-book-exclusivities' } as const;
const editions = { 'orange-book-patents': '2026-06-10', 'orange-book-exclusivities': '2026-06-10' };
const withRow = (row: DecidingRow): WindowStand & { row: DecidingRow } => ({
  ...until(row.until),
  row: { matched: match.words, ...row },
});
const patents = 'FDA Orange Book: patents, edition of 10 Jun 2026';

test.each<[string, WindowStand & { row?: DecidingRow }, string | null, WindowReason[], string]>([
  [
    'a patent that is delisted',
    until('2027-05-21'),
    null,
    [reason({ counts: false, delisted: true }), match],
    'Patent 6967208, which its holder asked to have taken off the list: FDA Orange Book: patents, edition of 10 Jun 2026.',
  ],
  [
    'the six months of a patent that are delisted, with the end that is left',
    until('2027-05-21'),
    '2026-12-21',
    [
      reason({ until: '2026-12-21' }),
      reason({ number: '6967208*PED', counts: false, delisted: true }),
      match,
    ],
    'Patent 6967208*PED, which its holder asked to have taken off the list: FDA Orange Book: patents, edition of 10 Jun 2026. ' +
      'Patent 6967208, to 21 Dec 2026: FDA Orange Book: patents, edition of 10 Jun 2026.',
  ],
  [
    'a patent that is of the product alone by now',
    until('2027-05-21'),
    null,
    [reason({ hard: false }), match],
    'Patent 6967208 counts as soft now: FDA Orange Book: patents, edition of 10 Jun 2026.',
  ],
  [
    'a row that is in its register no more',
    withRow(reason({ ...exclusivity, edition: '2026-05-10' })),
    null,
    [match],
    'Exclusivity NCE is listed so no more: FDA Orange Book: exclusivities, edition of 10 Jun 2026.',
  ],
  [
    'a row of a product that is not matched any more',
    withRow({ ...reason({}), matched: 'Matched to another product.' }),
    null,
    [match],
    'Patent 6967208 is of no row that is matched any more: FDA Orange Book: products, edition of 10 May 2024.',
  ],
  [
    'a row that a file which was corrected on its day does not have any more',
    withRow(reason({})),
    null,
    [match],
    `Patent 6967208 is listed so no more: ${patents}.`,
  ],
  [
    'a row of which it was not kept to what it was matched',
    withRow({ ...reason({}), matched: undefined }),
    null,
    [match],
    `Patent 6967208 is listed so no more: ${patents}.`,
  ],
  [
    'a patent with an earlier day',
    withRow(reason({ until: '2028-08-13' })),
    '2027-05-21',
    [reason({}), match],
    `Patent 6967208, to 21 May 2027 (was to 13 Aug 2028): ${patents}.`,
  ],
  [
    'a patent with a later day',
    withRow(reason({ until: '2026-12-21' })),
    '2027-05-21',
    [reason({}), match],
    `Patent 6967208, to 21 May 2027 (was to 21 Dec 2026): ${patents}.`,
  ],
  [
    'a patent with an earlier day, behind which another stands',
    withRow(reason({ until: '2028-08-13' })),
    '2027-05-21',
    [reason({ number: '1' }), reason({ until: '2026-12-01' }), match],
    `Patent 6967208, to 1 Dec 2026 (was to 13 Aug 2028): ${patents}. Patent 1, to 21 May 2027: ${patents}.`,
  ],
  [
    'a patent with an earlier day that is of the product alone by now',
    withRow(reason({ until: '2028-08-13' })),
    null,
    [reason({ hard: false }), match],
    `Patent 6967208 counts as soft now, to 21 May 2027 (was to 13 Aug 2028): ${patents}.`,
  ],
  [
    'an exclusivity with an earlier day, which another code of its application is not',
    withRow(reason({ ...exclusivity, until: '2028-08-13' })),
    '2027-05-21',
    [reason({ ...exclusivity, code: 'ODE-1', until: '2026-12-01' }), reason(exclusivity), match],
    'Exclusivity NCE, to 21 May 2027 (was to 13 Aug 2028): FDA Orange Book: exclusivities, edition of 10 Jun 2026.',
  ],
  ['what was kept without its row', until('2027-05-21'), null, [match], 'Nothing hard is listed any more.'],
  [
    'an end that was not there',
    until('2027-01-01'),
    '2027-05-21',
    [reason({}), match],
    'Patent 6967208, to 21 May 2027: FDA Orange Book: patents, edition of 10 Jun 2026.',
  ],
])('%s is told with the edition that says so', (_, before, hardUntil, reasons, words) => {
  const now: LaunchWindow = { ...until(hardUntil), market: 'US', reasons };
  expect(whyMoved(before, now, editions)).toBe(words);
});

test('where the soft end alone moved, it is what is told, and its own row', () => {
  const soft = reason({ hard: false, number: '9326945', until: '2031-02-24' });
  const before = { ...until('2027-05-21'), softUntil: '2031-02-24' };
  const waits = { ...until('2027-05-21'), market: 'US' } as const;
  const open = { ...until(null, 'open'), market: 'US' } as const;
  const gone = [reason({}), { ...soft, counts: false, delisted: true as const }, match];
  const sooner = { ...soft, until: '2029-01-01' };
  const today = '2026-11-23';
  const of =
    '9326945, which its holder asked to have taken off the list: FDA Orange Book: patents, edition of 10 Jun 2026.';
  expect([movedWords(before, waits, today), whyMoved(before, { ...waits, reasons: gone }, editions)]).toEqual(
    ['soft limits to 24 Feb 2031 → none', `Patent ${of}`],
  );
  expect(
    whyMoved(
      { ...before, hardUntil: null, state: 'soft-only' },
      { ...open, reasons: gone.slice(1) },
      editions,
    ),
  ).toBe(`Patent ${of}`);
  const moved = { ...waits, softUntil: '2029-01-01', reasons: [reason({}), sooner, match] };
  expect(movedWords(before, moved, today)).toBe('soft limits to 24 Feb 2031 → 1 Jan 2029');
  expect(whyMoved({ ...before, row: soft }, moved, editions)).toBe(
    'Patent 9326945, to 1 Jan 2029 (was to 24 Feb 2031): FDA Orange Book: patents, edition of 10 Jun 2026.',
  );
  expect(whyMoved({ ...before, hardUntil: '2026-12-01' }, moved, editions)).toBe(
    'Patent 6967208, to 21 May 2027: FDA Orange Book: patents, edition of 10 Jun 2026.',
  );
});
