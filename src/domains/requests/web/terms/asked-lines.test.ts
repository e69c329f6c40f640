import { expect, test } from 'vitest';
import { terms } from '#testing/sample-terms.ts';
import type { TermSheet } from '../../contract/term-sheets.ts';
import { askedLines } from './asked-lines.ts';

const answers = [
  { label: 'Markets of interest', value: 'EU, us' },
  { label: 'Supply Required', value: 'With Supply' },
  { label: 'Indicative volumes', value: '100,000 packs' },
];
const sheet: TermSheet = { version: 1, issuedAt: '2026-11-22T12:00:00.000Z', by: 'Sunil', terms };

test('what was asked stands beside the term that answers it, the years together, and then what else is offered', () => {
  const lines = askedLines(answers, undefined, sheet);
  expect(lines.map(({ label, asked }) => [label, asked?.label ?? ''])).toEqual([
    ['Territory', 'Markets of interest'],
    ['Supply price', 'Supply Required'],
    ['Volume, year 1', 'Indicative volumes'],
    ['Volume, year 2', ''],
    ['One-time fee', ''],
    ['Royalty', ''],
    ['Profit share', ''],
    ['Exclusivity', ''],
    ['Valid until', ''],
    ['Other terms', ''],
  ]);
  expect(lines[0]).toMatchObject({ asked: { value: 'EU, us' }, after: 'EU, UK' });
});

test('an answer that no term speaks of has a line of its own, as all have before anything is offered', () => {
  const gmp = { label: 'GMP status required', value: 'EU GMP' };
  expect(askedLines([gmp], undefined, sheet)[0]).toMatchObject({
    label: gmp.label,
    asked: gmp,
    after: '',
    isTerm: false,
  });
  expect(askedLines(answers, undefined, undefined).map(({ label }) => label)).toEqual(
    answers.map(({ label }) => label),
  );
  const unpriced = { ...sheet, terms: { ...terms, volumes: [] } };
  expect(askedLines(answers, undefined, unpriced).at(2)).toMatchObject({
    label: 'Indicative volumes',
    isTerm: false,
  });
});
