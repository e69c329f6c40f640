import { expect, test } from 'vitest';
import type { LaunchWindow, WindowReason } from '#domains/registers/contract/launch-windows.ts';
import { printedWindows } from './printed-windows.ts';

const today = '2026-11-23';

function reason(more: Partial<WindowReason>): WindowReason {
  const patent = { kind: 'patent', hard: true, counts: true, code: 'substance', number: '6967208' } as const;
  const row = {
    ...patent,
    until: '2027-05-21',
    source: 'orange-book-patents',
    edition: '2026-06-10',
  } as const;
  return { ...row, words: 'It covers the molecule.', ...more };
}

function print(more: Partial<LaunchWindow>, others: LaunchWindow[] = []): Record<string, string>[] {
  const waits = { market: 'US', asOf: '2024-05-10', state: 'waits', earliest: '2027-05-21' } as const;
  const window = { ...waits, hardUntil: '2027-05-21', softUntil: null, reasons: [reason({})], ...more };
  return printedWindows([window, ...others], today).map(({ facts }) =>
    Object.fromEntries(facts.map(({ label, value }) => [label, value])),
  );
}

test('a market’s window is printed with its day, its ends, and each reason with its row, register and edition', () => {
  const soft = reason({ hard: false, code: 'product', number: '9326945', until: '2031-02-24' });
  const match = reason({
    kind: 'match',
    hard: false,
    counts: false,
    code: null,
    number: 'N202155',
    until: null,
  });
  const [US] = print({ softUntil: '2031-02-24', reasons: [reason({}), soft, match] });
  expect(US?.When).toBe('Earliest launch 21 May 2027\nAs of 10 May 2024, 927 days old');
  expect(US?.['Hard: nothing lawful before']).toBe(
    'until 21 May 2027\n• Patent 6967208 (substance), to 21 May 2027: It covers the molecule. FDA Orange Book: patents, edition of 10 Jun 2026.',
  );
  expect(US?.['Soft: can be worked around']).toMatch(/^until 24 Feb 2031\n• Patent 9326945 \(product\)/);
  expect(US?.['Read from']).toContain('N202155');
});

test('the unknown says why and that it is not free, and that it is no advice stands once, at the end', () => {
  const none = reason({
    kind: 'no match',
    hard: false,
    number: null,
    code: null,
    until: null,
    words: 'No row.',
  });
  const EU: LaunchWindow = {
    ...{ market: 'EU', state: 'unknown', earliest: null, asOf: null },
    ...{ hardUntil: null, softUntil: null, reasons: [none] },
  } satisfies LaunchWindow;
  const [first, last] = print({}, [EU]);
  expect(last?.When).toContain('No row. Unknown does not mean free.');
  expect([first, last].map((market) => market !== undefined && 'Good to know' in market)).toEqual([
    false,
    true,
  ]);
});

test('what is struck out is named with its why, and of many the last to end are printed whole', () => {
  const many = Array.from({ length: 15 }, (_, place) =>
    reason({ number: `P${place}`, until: `20${30 + place}-01-01` }),
  );
  const off = reason({ number: 'P99', counts: false, delisted: true });
  const [US] = print({ hardUntil: '2044-01-01', earliest: '2044-01-01', reasons: [...many, off] });
  const lines = US?.['Hard: nothing lawful before']?.split('\n') ?? [];
  expect(lines[1]).toMatch(/^• Patent P14/);
  expect(lines.filter((line) => line.startsWith('•')).length).toBe(12);
  expect(lines.slice(-2)).toEqual([
    'And 3 more that end no later: the dossier’s page has them.',
    'Not counted: Patent P99 (delisting requested).',
  ]);
});
