import { expect, test } from 'vitest';
import type { LaunchWindow, WindowReason } from './launch-windows.ts';
import { isFrom, rowsOf } from './window-rows.ts';
import {
  asOfWords,
  headline,
  inColumn,
  nameOf,
  oldFor,
  shortWords,
  sourceOf,
  stateOn,
  unknownWords,
} from './window-words.ts';

const today = '2026-11-23';

function reason(more: Partial<WindowReason>): WindowReason {
  const row = {
    kind: 'patent',
    hard: true,
    counts: true,
    code: 'substance',
    number: '6967208',
    until: '2027-05-21',
  } as const;
  return { ...row, source: 'orange-book-patents', edition: '2026-06-10', words: 'It covers.', ...more };
}

function launch(more: Partial<LaunchWindow>): LaunchWindow {
  const { earliest = '2027-05-21' } = more;
  const read = { market: 'US', asOf: '2026-11-10', state: 'waits', softUntil: null } as const;
  return { ...read, earliest, hardUntil: earliest, reasons: [], ...more };
}

test('of a filed dossier the headline says so; in which states alone it is filed, the end', () => {
  const hardOf = (code: string) => {
    const readiness = reason({ kind: 'readiness', hard: false, counts: false, code });
    return rowsOf(launch({ reasons: [readiness] }), today)[0]?.when;
  };
  expect(hardOf('filed')).toBe('until 21 May 2027');
  expect(hardOf('filed in Austria')).toBe('until 21 May 2027, filed in Austria');
});

test('of what is soft, and until when nobody has said, nothing comes after', () => {
  const until = reason({ kind: 'exclusivity', hard: false, code: null, until: null });
  const window = launch({ state: 'soft-only', earliest: today, hardUntil: null, reasons: [until] });
  expect(stateOn(window, today)).toBe('soft-only');
  expect(rowsOf(window, today).map(({ kind, when }) => `${kind} ${when}`)).toEqual([
    'hard none ahead',
    'soft until when, nobody has said',
    'after -',
    'read -',
  ]);
});

test.each<[string, Partial<LaunchWindow>, string, string]>([
  ['a hard end ahead', {}, 'Earliest launch 21 May 2027', '21 May 2027'],
  [
    'nothing listed',
    { state: 'open', earliest: '2026-11-10' },
    'Nothing listed, as of 10 Nov 2026',
    'Nothing listed, as of 10 Nov 2026',
  ],
  [
    'soft limits alone',
    { state: 'soft-only', earliest: '2026-11-10', softUntil: '2031-08-24' },
    'Soft limits only, as of 10 Nov 2026',
    'Now, soft limits to Aug 2031, as of 10 Nov 2026',
  ],
  [
    'a dossier that is not ready',
    { state: 'open', earliest: '2027-08-01', hardUntil: null, asOf: null },
    'Earliest launch 1 Aug 2027',
    '1 Aug 2027, by readiness',
  ],
  [
    'an end that has passed since',
    { earliest: '2026-11-01' },
    'Nothing listed, as of 10 Nov 2026',
    'Protection ended, as of 10 Nov 2026',
  ],
  ['an end that is today’s', { earliest: today }, 'Earliest launch 23 Nov 2026', '23 Nov 2026'],
  [
    'a dossier that is ready today, of which nothing is listed',
    { state: 'open', earliest: today, hardUntil: null },
    'Nothing listed, as of 10 Nov 2026',
    'Nothing listed, as of 10 Nov 2026',
  ],
  ['the unknown', { state: 'unknown', earliest: null }, 'Earliest launch unknown', 'Unknown'],
  [
    'soft limits of which one has no end',
    {
      ...{ state: 'soft-only', earliest: '2026-11-10' },
      reasons: [reason({ kind: 'exclusivity', hard: false, until: null })],
    },
    'Soft limits only, as of 10 Nov 2026',
    'Now, soft limits only, as of 10 Nov 2026',
  ],
  [
    'a day that a settlement gives',
    { asOf: null, bySettlement: true },
    'Earliest launch 21 May 2027',
    '21 May 2027, by settlement',
  ],
  [
    'the same once it has come',
    { asOf: null, bySettlement: true, earliest: '2026-11-20' },
    'Nothing listed',
    'Protection ended, by settlement',
  ],
  [
    'what is open as a settlement has set patents aside',
    { state: 'open', earliest: '2026-11-10', bySettlement: true },
    'Nothing listed, as of 10 Nov 2026',
    'Nothing else listed, by settlement, as of 10 Nov 2026',
  ],
  [
    'a dossier that is ready after the settlement of its patents',
    { asOf: null, bySettlement: true, hardUntil: '2026-12-01' },
    'Earliest launch 21 May 2027',
    '21 May 2027, by readiness and settlement',
  ],
  [
    'a dossier of which nobody knows when it is ready',
    { earliest: null, hardUntil: '2027-05-21' },
    'Not before 21 May 2027 by the registers; dossier not ready',
    'Not before 21 May 2027, dossier not ready',
  ],
  [
    'the same where nothing hard is listed',
    { state: 'open', earliest: null, hardUntil: null },
    'Nothing listed, as of 10 Nov 2026; dossier not ready',
    'Nothing listed, as of 10 Nov 2026, dossier not ready',
  ],
  [
    'what lies open without the day of an edition',
    { state: 'open', earliest: '2020-01-01', asOf: null },
    'Earliest launch unknown',
    'Unknown',
  ],
])('%s is told in a sentence, and shortly', (_, more, sentence, short) => {
  expect(headline(launch(more), today)).toBe(sentence);
  expect(shortWords(launch(more), today)).toBe(short);
});

test('while patents that are listed are set aside it is told by whose word, also once the day has come', () => {
  const settled = reason({ kind: 'settlement', source: 'owner', edition: null, until: '2026-10-01' });
  const aside = reason({ kind: 'patent', counts: false, until: '2034-08-17' });
  const told = (more: Partial<LaunchWindow>) =>
    headline(launch({ reasons: [settled, aside], ...more }), today);
  const word = 'patents set aside by a settlement that its owner entered';
  expect(told({ state: 'open', earliest: today, hardUntil: null })).toBe(
    `Nothing else listed, as of 10 Nov 2026, ${word}`,
  );
  expect(told({ reasons: [reason({}), settled, aside] })).toBe(`Earliest launch 21 May 2027, ${word}`);
  expect(told({ reasons: [reason({}), settled] })).toBe('Earliest launch 21 May 2027');
  expect(told({ reasons: [reason({}), settled, { ...aside, until: today }] })).toContain(word);
  expect(told({ reasons: [reason({}), settled, { ...aside, until: '2026-11-22' }] })).not.toContain(word);
});

test('a patent that was taken off the list is no settlement’s to set aside', () => {
  const settled = reason({ kind: 'settlement', source: 'owner', edition: null, until: '2026-10-01' });
  const off = reason({ counts: false, delisted: true, until: '2034-08-17' });
  const window = launch({ state: 'open', earliest: today, hardUntil: null, reasons: [settled, off] });
  expect(headline(window, today)).toBe('Nothing listed, as of 10 Nov 2026');
  const [hard] = rowsOf(window, today);
  expect(hard?.reasons.map(({ struck }) => struck)).toEqual([null, 'delisting requested']);
});

test('a day that was settled is told as the word of who entered it, where no register has the same', () => {
  const settled = reason({ kind: 'settlement', source: 'owner', edition: null, until: '2028-04-01' });
  const told = (more: Partial<LaunchWindow>) =>
    headline(launch({ earliest: '2028-04-01', reasons: [reason({}), settled], ...more }), today);
  expect(told({})).toBe('Earliest launch 1 Apr 2028 by a settlement that its owner entered');
  expect(told({ earliest: null, hardUntil: '2028-04-01' })).toBe(
    'Not before 1 Apr 2028 by a settlement that its owner entered; dossier not ready',
  );
  expect(told({ reasons: [{ ...settled, source: 'desk' }] })).toContain('that Dosebridge’s desk entered');
  expect(told({ reasons: [settled, reason({ until: '2028-04-01' })] })).toBe('Earliest launch 1 Apr 2028');
  expect(told({ reasons: [{ ...settled, counts: false }] })).toBe('Earliest launch 1 Apr 2028');
  expect(told({ earliest: '2028-09-01', hardUntil: '2028-04-01' })).toBe('Earliest launch 1 Sep 2028');
});

test('what is filed is never told as if it were approved', () => {
  const filed = reason({ kind: 'readiness', hard: false, counts: false, code: 'filed', until: null });
  expect(headline(launch({ reasons: [filed] }), today)).toBe(
    'Earliest launch 21 May 2027; filed, not approved',
  );
  const open = { state: 'open', earliest: '2026-11-10', hardUntil: null } as const;
  expect(headline(launch({ ...open, reasons: [filed] }), today)).toBe(
    'Nothing listed, as of 10 Nov 2026; filed, not approved',
  );
  expect(headline(launch({ state: 'unknown', earliest: null, reasons: [filed] }), today)).toBe(
    'Earliest launch unknown',
  );
});

test('how far a dossier is, is told behind its day', () => {
  const told = (code: string | null, more: Partial<LaunchWindow> = {}) =>
    headline(
      launch({ ...more, reasons: [reason({ kind: 'readiness', hard: false, counts: false, code })] }),
      today,
    );
  expect(told('tentatively approved')).toBe('Earliest launch 21 May 2027; tentatively approved');
  const never = { state: 'open', earliest: null, hardUntil: null } as const;
  expect(told('approved, discontinued', never)).toBe(
    'Nothing listed, as of 10 Nov 2026; approved, discontinued',
  );
  expect(told('filed', never)).toBe('Nothing listed, as of 10 Nov 2026; filed, not approved');
  expect(told(null, never)).toBe('Nothing listed, as of 10 Nov 2026; dossier not ready');
  const now = { state: 'open', earliest: today, hardUntil: null } as const;
  const few = { ...now, states: ['Austria', 'Greece'] };
  expect(told('approved in Austria, Greece', few)).toBe(
    'Nothing listed, as of 10 Nov 2026; approved in Austria, Greece',
  );
  const many = { ...now, states: ['Austria', 'Greece', 'Malta', 'Spain'] };
  expect(told('approved in Austria, Greece, Malta, Spain', many)).toContain('; approved in 4 states');
});

test('a day of some states alone is told as theirs wherever it stands', () => {
  const now = { state: 'open', earliest: today, hardUntil: null } as const;
  const [two, three] = [
    ['Austria', 'Greece'],
    ['Austria', 'Greece', 'Malta'],
  ];
  expect(shortWords(launch({ ...now, states: two }), today)).toBe(
    'Nothing listed, as of 10 Nov 2026, in Austria, Greece',
  );
  expect(shortWords(launch({ states: three }), today)).toBe('21 May 2027, in 3 states');
  expect(inColumn(launch({ ...now, states: two }), today).second).toBe('in 2 states, as of 10 Nov 2026');
  expect(shortWords(launch({ ...now, earliest: null, states: two }), today)).toContain('dossier not ready');
  expect(stateOn(launch({ ...now, states: two }), today)).toBe('open');
});

test('an edition is told with its day wherever it is older than 45 days, and not before', () => {
  expect(oldFor('2026-10-09', today)).toBeNull();
  expect(oldFor('2026-10-08', today)).toBe(46);
  expect(oldFor(null, today)).toBeNull();
  expect(asOfWords(launch({ asOf: '2026-06-10' }))).toBe('As of 10 Jun 2026');
  expect(shortWords(launch({ asOf: '2026-06-10' }), today)).toBe('21 May 2027, as of 10 Jun 2026');
});

test('where no edition says the day, it is told who does', () => {
  const asOf = null;
  const settled = reason({ kind: 'settlement', source: 'owner', edition: null });
  expect(asOfWords(launch({ asOf, hardUntil: null }))).toBe(
    'By the dossier’s own readiness, not by a register',
  );
  expect(
    asOfWords(launch({ asOf, reasons: [{ ...settled, address: 'https://news.bms.com/apixaban' }] })),
  ).toBe('By a settlement, made public at news.bms.com, not by a register');
  expect(asOfWords(launch({ asOf, state: 'unknown', earliest: null }))).toBe(
    'No edition of a register was read',
  );
});

test.each<[string, Partial<LaunchWindow>, string, string, boolean]>([
  ['a day ahead', {}, '21 May 2027', '', false],
  ['one of an old edition', { asOf: '2026-06-10' }, '21 May 2027', 'as of 10 Jun 2026', false],
  ['nothing listed', { state: 'open', earliest: '2026-11-10' }, 'Nothing listed', 'as of 10 Nov 2026', false],
  ['a day by a settlement', { asOf: null, bySettlement: true }, '21 May 2027', 'by settlement', false],
  [
    'soft limits',
    { state: 'soft-only', earliest: '2026-11-10', softUntil: '2034-08-17', bySettlement: true },
    'Now, soft limits to Aug 2034',
    'by settlement, as of 10 Nov 2026',
    false,
  ],
  [
    'soft limits of a dossier that is not ready',
    { state: 'soft-only', earliest: null, hardUntil: null, softUntil: '2034-08-17' },
    'Not ready · soft limits to Aug 2034',
    'as of 10 Nov 2026',
    true,
  ],
  [
    'a day of the registers for a dossier that is not ready',
    { earliest: null, hardUntil: '2027-05-21', asOf: '2026-06-10' },
    'Not ready · 21 May 2027',
    'as of 10 Jun 2026',
    true,
  ],
  [
    'the same where nothing hard is listed',
    { state: 'open', earliest: null, hardUntil: null },
    'Not ready · nothing listed',
    'as of 10 Nov 2026',
    true,
  ],
  ['the unknown', { state: 'unknown', earliest: null }, 'Unknown', '', true],
])('in a column %s begins with what decides', (_, more, first, second, isQuiet) => {
  expect(inColumn(launch(more), today)).toEqual({ first, second, isQuiet });
});

test('a reason has its kind and number, and who says so by which edition', () => {
  expect(nameOf(reason({}))).toBe('Patent 6967208');
  expect(nameOf(reason({ kind: 'exclusivity', code: 'NCE', number: '202155' }))).toBe('Exclusivity NCE');
  expect(nameOf(reason({ kind: 'not listed', code: 'patents' }))).toBe('Not listed: patents');
  expect(nameOf(reason({ kind: 'readiness', code: 'filed', number: null }))).toBe(
    'Readiness of the dossier: filed',
  );
  expect(nameOf(reason({ kind: 'readiness', code: null, number: null }))).toBe('Readiness of the dossier');
  expect(sourceOf(reason({}))).toBe('FDA Orange Book: patents, edition of 10 Jun 2026');
  expect(sourceOf(reason({ source: 'desk', edition: null }))).toBe('Dosebridge’s desk');
});

test('the unknown says why', () => {
  const none = reason({ kind: 'no match', until: null, words: 'No product has this strength.' });
  expect(unknownWords(launch({ reasons: [none] }))).toBe('No product has this strength.');
  expect(unknownWords(launch({}))).toBe('No register tells of it.');
});

function whens(more: Partial<LaunchWindow>): string[] {
  return rowsOf(launch(more), today).map(({ kind, when }) => `${kind}: ${when}`);
}

const match = reason({
  kind: 'match',
  hard: false,
  counts: false,
  code: null,
  number: '202155',
  until: null,
});

test('a window has the same rows in every state but the unknown, which has what it was read from', () => {
  expect(whens({ softUntil: '2031-08-24', reasons: [match] })).toEqual([
    'hard: until 21 May 2027',
    'soft: until 24 Aug 2031',
    'after: from 24 Aug 2031',
    'read: 202155',
  ]);
  expect(whens({ state: 'open', earliest: '2026-11-10' })).toEqual([
    'hard: none ahead',
    'soft: none ahead',
    'after: as of 10 Nov 2026',
    'read: -',
  ]);
  expect(whens({ earliest: null, hardUntil: '2027-05-21' })).toContain('after: dossier not ready');
  expect(whens({ state: 'unknown', earliest: null, reasons: [match] })).toEqual(['read: 202155']);
  expect(whens({ state: 'unknown', earliest: null })).toEqual([]);
});

test('a soft end can be worked around, but for a year that may have been added, which may or may not hold', () => {
  const means = (...reasons: WindowReason[]) =>
    rowsOf(launch({ softUntil: '2031-08-24', reasons }), today)[1]?.means;
  const soft = { hard: false, until: '2031-08-24' };
  const patent = reason(soft);
  const year = reason({ ...soft, kind: 'data protection', code: null });
  expect(means(patent)).toBe('can be worked around');
  expect(means(year)).toBe('may or may not hold');
  expect(means(year, patent)).toBe('can be worked around');
  expect(means(year, reason({ ...soft, until: '2028-01-01' }))).toBe('may or may not hold');
  expect(means({ ...year, counts: false })).toBe('can be worked around');
  const twelve = { ...year, kind: 'orphan protection', number: 'EMEA/H/C/002616' } as const;
  expect(means(twelve, { ...twelve, hard: true, counts: false, until: '2029-08-24' })).toBe(
    'may or may not hold',
  );
  expect(means(twelve, { ...twelve, until: '2029-08-24' })).toBe('can be worked around');
});

test('what stands beside a hard end is told with it, and before the patents', () => {
  const beside = { hard: false, counts: false, until: null } as const;
  const generics = reason({ ...beside, kind: 'generics', code: '3 since 4 May 2020' });
  const unlisted = reason({ ...beside, kind: 'not listed', code: 'patents', number: null });
  expect(whens({ reasons: [reason({}), generics] })[0]).toBe(
    'hard: until 21 May 2027; approved generics: 3 since 4 May 2020',
  );
  const [hard, soft, , read] = rowsOf(launch({ reasons: [reason({}), unlisted, generics] }), today);
  expect(hard?.reasons.map(({ reason: { kind } }) => kind)).toEqual(['not listed', 'generics', 'patent']);
  expect([soft?.reasons, read?.reasons]).toEqual([[], []]);
});

test('from when the dossier is ready stands beside what is hard', () => {
  const ready = reason({ kind: 'readiness', hard: false, counts: false, code: null, until: '2028-01-01' });
  const more = { earliest: '2028-01-01', reasons: [ready] };
  expect(whens({ ...more, hardUntil: '2027-05-21' })[0]).toBe('hard: until 21 May 2027, ready 1 Jan 2028');
  const [hard, soft] = rowsOf(launch({ ...more, state: 'open', hardUntil: null }), today);
  expect(hard?.when).toBe('dossier ready 1 Jan 2028');
  expect([hard?.reasons.length, soft?.reasons.length]).toEqual([1, 0]);
  const inStates = { ...ready, code: 'approved in Austria and Greece' };
  expect(whens({ ...more, hardUntil: null, state: 'open', reasons: [inStates] })[0]).toBe(
    'hard: dossier ready 1 Jan 2028, approved in Austria and Greece',
  );
});

test('the last to end comes first, and what is struck out comes last with its why', () => {
  const patents = [
    reason({ number: 'off the list', counts: false, delisted: true, until: '2031-02-24' }),
    reason({ number: 'past', counts: false, until: '2020-01-01' }),
    reason({ number: 'first', until: '2027-01-01' }),
    reason({ number: 'last', until: '2028-04-01' }),
    reason({ number: 'set aside', counts: false, until: '2030-01-01' }),
  ];
  const [hard] = rowsOf(launch({ earliest: '2028-04-01', reasons: patents }), today);
  expect(hard?.reasons.map(({ reason: { number }, struck }) => [number, struck])).toEqual([
    ['last', null],
    ['first', null],
    ['off the list', 'delisting requested'],
    ['set aside', 'not counted'],
    ['past', 'ended'],
  ]);
});

test('a day on which something begins is told apart from one on which it ends, and has not ended once it has come', () => {
  const protection = { kind: 'data protection', code: null, number: 'EMEA/H/C/1' } as const;
  const mayRefer = reason({ ...protection, hard: false, counts: false, until: '2024-05-21' });
  const begin = [
    reason({ kind: 'settlement', code: null, number: null }),
    reason({ kind: 'readiness', hard: false, counts: false, code: null, number: null }),
    mayRefer,
  ];
  expect(begin.map(isFrom)).toEqual([true, true, true]);
  const end = [reason({}), reason(protection), reason({ ...protection, hard: false })];
  expect(end.map(isFrom)).toEqual([false, false, false]);
  const [, soft] = rowsOf(launch({ reasons: [mayRefer] }), today);
  expect(soft?.reasons.map(({ struck }) => struck)).toEqual([null]);
});

test('a settlement that a later one replaced is struck out, and one that holds is not', () => {
  const settled = (until: string, counts: boolean) =>
    reason({ kind: 'settlement', code: null, number: null, until, counts, source: 'owner', edition: null });
  const struckOf = (...reasons: WindowReason[]) =>
    rowsOf(launch({ reasons }), today)[0]?.reasons.map(({ reason: { until }, struck }) => [until, struck]);
  expect(struckOf(settled('2027-01-01', false), settled('2028-04-01', true))).toEqual([
    ['2028-04-01', null],
    ['2027-01-01', 'a later one counts'],
  ]);
  expect(struckOf(settled('2026-01-01', false))).toEqual([['2026-01-01', null]]);
});
