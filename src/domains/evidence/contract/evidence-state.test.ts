import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redFindings, rowFindings } from './evidence-findings.ts';
import { type EvidenceKind, evidenceKinds } from './evidence-kinds.ts';
import {
  type Check,
  type ClaimFacts,
  covers,
  evidenceState,
  nextCheck,
  provenUntil,
  stateOnceProven,
} from './evidence-state.ts';

const today = '2026-11-26';
const stated = (facts: Partial<ClaimFacts> = {}): ClaimFacts => ({
  ...{ kind: 'cep', issuedOn: null, validUntil: null, statedOn: '2026-11-01', dosageForms: [] },
  ...{ verdict: null, decidedOn: null, check: null, ...facts },
});
const listed = (check: Partial<Check> = {}): Check => ({
  ...{ edition: '2026-11-20', finding: 'valid', conflict: null, isSame: true, rowDay: null, ...check },
});
const state = (facts: Partial<ClaimFacts>, dosageForm: string | null = null, day = today) =>
  evidenceState(stated(facts), { today: day, dosageForm });
const proven = { verdict: 'proven', decidedOn: '2026-10-01' } as const;

test('what nobody has proven is stated, by whatever register that does not know it', () => {
  expect(state({})).toBe('stated');
  expect(state({ check: listed({ finding: null, isSame: false }) })).toBe('stated');
});

test('the desk proves, and so does a register for the same substance or holder', () => {
  expect(state(proven)).toBe('proven');
  expect(state({ check: listed() })).toBe('proven');
  expect(state({ check: listed({ isSame: false }) }), 'there is nothing to compare').toBe('stated');
});

test('what a register has as suspended, withdrawn or official action comes before all else', () => {
  for (const finding of redFindings)
    expect(state({ ...proven, validUntil: '2020-01-01', check: listed({ finding }) })).toBe(finding);
});

test('what the desk can prove is what its word would make green; else it is told what is in the way', () => {
  const once = (facts: Partial<ClaimFacts>, dosageForm: string | null = null) =>
    stateOnceProven(stated(facts), { today, dosageForm });
  expect(once({ statedOn: '2020-01-01' })).toBe('proven');
  expect(once({ verdict: 'refused', decidedOn: today })).toBe('proven');
  expect(once({ check: listed({ finding: null, isSame: false }) })).toBe('proven');
  for (const finding of redFindings) expect(once({ check: listed({ finding }) })).toBe(finding);
  expect(once({ check: listed({ finding: 'expired' }) })).toBe('expired');
  expect(once({ validUntil: '2026-11-25' })).toBe('expired');
  expect(once({ check: listed({ conflict: 'rows', finding: null }) })).toBe('disagrees');
  expect(once({ kind: 'gmp', dosageForms: ['Capsules'] }, 'Tablets')).toBe('scope');
  expect(once({ kind: 'gmp', issuedOn: '2023-01-01' }), 'inspected too long ago').toBe('aged');
});

test('what has ended is expired, by its own day or by the register', () => {
  expect(state({ ...proven, validUntil: '2026-11-25' })).toBe('expired');
  expect(state({ ...proven, validUntil: today })).toBe('proven');
  expect(state({ ...proven, check: listed({ finding: 'expired' }) })).toBe('expired');
});

test('rows that disagree, and another substance or holder, are told as that', () => {
  for (const conflict of ['rows', 'substance', 'holder'] as const)
    expect(state({ ...proven, check: listed({ conflict, finding: null }) })).toBe('disagrees');
});

test('a scope without the dossier’s dosage form is told as that; one that names no form is not', () => {
  const gmp = { ...proven, kind: 'gmp', issuedOn: '2026-01-01' } as const;
  expect(state({ ...gmp, dosageForms: ['Capsules'] }, 'Tablets')).toBe('scope');
  expect(state({ ...gmp, dosageForms: ['Capsules', 'Tablets'] }, 'Tablets')).toBe('proven');
  expect(state({ ...gmp, dosageForms: [] }, 'Tablets')).toBe('proven');
  expect(state({ ...gmp, dosageForms: ['Capsules'] }), 'of a plant').toBe('proven');
});

test.each<[EvidenceKind, string, string]>([
  ['gmp', '2027-01-15', '2028-10-01'],
  ['inspection', '2026-01-15', '2028-10-01'],
  ['approval', '2027-10-01', '2027-10-01'],
])('the next check of %s comes by its rule', (kind, afterDay, withoutDay) => {
  expect(nextCheck(stated({ ...proven, kind, issuedOn: '2024-01-15' }))).toBe(afterDay);
  const looked = nextCheck(stated({ ...proven, kind }));
  expect(looked?.slice(4)).toBe(withoutDay.slice(4));
});

test('a CEP and a DMF are checked with each edition', () => {
  expect(nextCheck(stated({ ...proven, kind: 'cep' }))).toBeNull();
  expect(nextCheck(stated({ ...proven, kind: 'dmf' }))).toBeNull();
});

test('the newest inspection of the register moves the next check', () => {
  const facts = { kind: 'inspection', issuedOn: '2019-01-01' } as const;
  expect(state({ ...facts, check: listed({ rowDay: '2025-06-01' }) })).toBe('proven');
  expect(state({ ...facts, ...proven })).toBe('aged');
});

test('it ages with its next check, and 24 months after the last look', () => {
  const gmp = { ...proven, kind: 'gmp', issuedOn: '2023-11-26' } as const;
  expect(state(gmp)).toBe('proven');
  expect(state(gmp, null, '2026-11-27')).toBe('aged');
  expect(state({ ...proven, decidedOn: '2024-11-26' })).toBe('proven');
  expect(state({ ...proven, decidedOn: '2024-11-25' })).toBe('aged');
  expect(state({ statedOn: '2024-11-25' })).toBe('aged');
  expect(state({ check: listed({ edition: '2024-11-25' }), statedOn: '2020-01-01' })).toBe('aged');
});

test('what the desk refused is refused, whatever a register says', () => {
  expect(state({ verdict: 'refused', decidedOn: today, check: listed() })).toBe('refused');
});

const day = fc
  .integer({ min: 0, max: 6000 })
  .map((days) => new Date(Date.UTC(2018, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });

test('it is proven on a day, scope aside, exactly until the day that the finder keeps', () => {
  const facts = fc.record<ClaimFacts>({
    ...{ kind: fc.constantFrom(...evidenceKinds), issuedOn: orNull(day), validUntil: orNull(day) },
    ...{ statedOn: day, verdict: fc.constantFrom('proven', 'refused', null), decidedOn: day },
    dosageForms: fc.subarray(['Tablets', 'Capsules']),
    check: orNull(
      fc.record<Check>({
        ...{ edition: day, finding: orNull(fc.constantFrom(...rowFindings)), isSame: fc.boolean() },
        ...{ conflict: fc.constantFrom('rows', 'holder', null, null, null), rowDay: orNull(day) },
      }),
    ),
  });
  fc.assert(
    fc.property(facts, day, orNull(fc.constant('Tablets')), (claim, on, dosageForm) => {
      const until = provenUntil(claim);
      const isProven = until !== null && on <= until && covers(claim, dosageForm);
      expect(evidenceState(claim, { today: on, dosageForm }) === 'proven').toBe(isProven);
    }),
  );
});
