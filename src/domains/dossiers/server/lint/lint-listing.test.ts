import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import { indexRows } from '#domains/registers/server/row-index/rules.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import { bundledRows } from '#testing/registers/bundled-rows.ts';
import { dossierFields } from '../../contract/dossier-fields.ts';
import { type LintRuleId, lintRuleIds, lintRules } from '../../contract/lint-rules.ts';
import { namesByCode } from './code-names.ts';
import type { LintAround } from './facts.ts';
import { lintListing } from './lint-listing.ts';
import clean from './testing/clean-listings.json' with { type: 'json' };
import { planted } from './testing/planted-cases.ts';

const rows = bundledRows();
const around: LintAround = {
  index: indexRows(rows),
  // As where a sheet is read: what is planted in a listing meets what was found of the listing itself.
  known: new BoundedCache(1_000),
  innsOfCode: namesByCode(rows.medicines),
  today: '2026-11-01',
};
const nothing: LintAround = {
  index: indexRows({
    ...{ products: [], patents: [], exclusivities: [], biologics: [], medicines: [] },
    editions: { products: null, patents: null, exclusivities: null, biologics: null, medicines: null },
  }),
  known: new BoundedCache(1_000),
  innsOfCode: () => [],
  today: '2026-11-01',
};

/** Judged by hand to be clean before the rules were tuned: another wording of the trade for each. */
describe('50 listings that were judged clean', () => {
  test.each(clean.map((values) => [values.title, values] as const))('%s', (_, values) => {
    expect(lintListing(values, around)).toEqual([]);
  });

  test('are 50, and hold nothing that no field holds', () => {
    expect(clean).toHaveLength(50);
    const names = new Set(dossierFields.map(({ name }) => name));
    expect(clean.flatMap((values) => Object.keys(values)).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('what is planted in a clean listing is found', () => {
  test.each(planted)('%s: %s %j', (rule, title, values) => {
    const base = clean.find((one) => one.title === title);
    expect(base, title).toBeDefined();
    expect(lintListing({ ...base, ...values }, around).map((found) => found.rule)).toContain(rule);
  });

  test('several times for each rule', () => {
    for (const id of lintRuleIds)
      expect(planted.filter(([rule]) => rule === id).length, id).toBeGreaterThanOrEqual(3);
  });
});

/** What a rule says of the first listing in which a fault of its own was planted, with other values. */
function wordsOf(rule: LintRuleId, other: ListingValues): string | undefined {
  const [, title, values] = planted.find(([id]) => id === rule) ?? [];
  const base = clean.find((one) => one.title === title);
  return lintListing({ ...base, ...values, ...other }, around).find((found) => found.rule === rule)?.words;
}

const drops = { dosageForm: 'Ophthalmic & Otic Drops', routes: ['Otic'] };
test.each<[LintRuleId, ListingValues, ListingValues]>([
  ['indication-form', { ...drops, indication: 'Headache' }, { ...drops, indication: 'Back pain' }],
  ['indication-atc', { indication: 'Headache' }, { indication: 'Broken bones' }],
  ['biowaiver-ear', { clinicalDetails: 'Biowaiver' }, { clinicalDetails: 'Biowaiver, Q1/Q2 same' }],
  [
    'one-state-study',
    { clinicalDetails: 'BE, fasting, n = 24' },
    { clinicalDetails: 'PK pilot, fasted, n = 6' },
  ],
  ['approved-protected', { registeredIn: 'US (approved)' }, { registeredIn: 'US (approved Mar 2026)' }],
  ['constraint-register', { usReferenceProduct: 'Eliquis' }, { usReferenceProduct: 'Eliquis (BMS)' }],
])('%s asks of another value in other words, so that a reason answers for one alone', (rule, one, other) => {
  const words = [wordsOf(rule, one), wordsOf(rule, other)];
  expect(words).toEqual([expect.any(String), expect.any(String)]);
  expect(words[0]).not.toBe(words[1]);
});

const today = '2026-11-30';
const oldBatches = { submissionBatches: '3 pilot batches, Nov 2024' };
test.each<[LintRuleId, ListingValues, ListingValues]>([
  ['batch-ahead', { submissionBatches: 'Dec 2026' }, { submissionBatches: 'Nov 2026' }],
  ['inspection-ahead', { lastInspection: 'Dec 2026' }, { lastInspection: 'Nov 2026' }],
  ['constraint-past', { usConstraintDate: '2026-11-29' }, { usConstraintDate: today }],
  [
    'stability-batch',
    { ...oldBatches, stabilityConditions: '25 months' },
    { ...oldBatches, stabilityConditions: '24 months' },
  ],
  [
    'stability-batch',
    { submissionBatches: 'Nov 2026', stabilityConditions: '1 month' },
    { submissionBatches: 'Dec 2026', stabilityConditions: '1 month' },
  ],
])('%s on 30 November 2026 asks of %j, and not of %j', (rule, asked, clear) => {
  const told = (values: ListingValues) => lintListing(values, { ...nothing, today }).map((one) => one.rule);
  expect(told(asked)).toContain(rule);
  expect(told(clear)).not.toContain(rule);
});

function rulesOf(title: string, values: ListingValues, settledOn: readonly string[] = []): LintRuleId[] {
  const base = clean.find((one) => one.title === title);
  return lintListing({ ...base, ...values }, around, settledOn).map(({ rule }) => rule);
}

test('a constraint date that an accepted settlement gives is contradicted by no register', () => {
  const [, title = '', values = {}] = planted.find(([rule]) => rule === 'constraint-register') ?? [];
  expect(rulesOf(title, values)).toContain('constraint-register');
  expect(rulesOf(title, values, ['2030-01-01', String(values.usConstraintDate)])).toEqual([]);
  expect(rulesOf(title, values, ['2030-01-01'])).toContain('constraint-register');
});

const apixaban = 'Apixaban Film-coated Tablets 2.5 mg, 5 mg';
test('where a constraint date contradicts the register, the exclusivity is told that ends last, be it soft', () => {
  const base = clean.find((one) => one.title === apixaban);
  const hard = { application: '202155', product: '001', code: 'NCE', endsOn: '2027-01-01' };
  const index = indexRows({ ...rows, exclusivities: [...rows.exclusivities, hard] });
  const beside = { ...around, index, known: new BoundedCache<never>(1) };
  const [found] = lintListing({ ...base, usConstraintDate: '2029-06-30' }, beside);
  expect(found?.words).toContain('its last exclusivity, PED, ends on 2028-10-17');
});

test.each<[string, ListingValues]>([
  ['both', { prescriptionStatus: 'Rx & OTC' }],
  ['the same', { prescriptionStatus: 'Rx' }],
  ['the same in other words', { prescriptionStatus: 'Prescription only (POM)' }],
  ['nothing', { prescriptionStatus: '-' }],
])('a prescription status that says %s is asked of nothing', (_, values) => {
  expect(rulesOf(apixaban, values)).toEqual([]);
});

test.each([
  'US (NDA approved Mar 2009)',
  'US (505(b)(2) approved Mar 2009)',
  'Peru (approved Mar 2009); US (ANDA approved Jan 2021)',
  'US (ANDA filed Mar 2009, approved Jan 2021)',
  'US (ANDA, to be approved Mar 2009)',
])('%s is no approval before that of the reference', (registeredIn) => {
  expect(rulesOf(apixaban, { registeredIn })).not.toContain('approved-reference');
});

test('of a reference of another salt the rule of salts asks alone', () => {
  const tartrate = { molecule: 'metoprolol', strengths: '50 mg', salt: 'Metoprolol tartrate' };
  const rules = rulesOf('Amlodipine 5/10 mg tablets', {
    ...tartrate,
    usReferenceProduct: 'Toprol-XL (Melinta)',
  });
  expect(rules).toContain('salt-reference');
  expect(rules).not.toContain('reference-register');
});

test('a long text is quoted by its beginning and its length', () => {
  const words = (more: string) =>
    wordsOf('indication-atc', { indication: `Headache${', and pain'.repeat(20)}${more}` });
  expect(words('')).toMatch(/: “Headache, and pain.{0,200}…” \(208 letters\)\.$/);
  expect(words(', more')).not.toBe(words(''));
});

test('what was found of a presentation holds for its day alone', () => {
  const [, title, values] = planted.find(([rule]) => rule === 'approved-protected') ?? [];
  const listing = { ...clean.find((one) => one.title === title), ...values };
  const on = (today: string) => lintListing(listing, { ...around, today }).map(({ rule }) => rule);
  expect(on('2026-11-01')).toContain('approved-protected');
  expect(on('2066-11-01')).not.toContain('approved-protected');
});

test('every rule is told beside a field of the form, which it looks at among others', () => {
  const names = dossierFields.map(({ name }) => name);
  for (const id of lintRuleIds) {
    expect(names, id).toEqual(expect.arrayContaining([...lintRules[id].looksAt]));
    expect(lintRules[id].looksAt, id).toContain(lintRules[id].field);
  }
});

test('§12.15 tells of every rule, with its severity, and of no other', async () => {
  const path = join(import.meta.dirname, '../../../../../docs/product/12-listings.md');
  const sections = (await readFile(path, 'utf8')).split(/^## /m);
  const section = sections.find((part) => part.startsWith('12.15 ')) ?? '';
  const rows = [...section.matchAll(/^\| (`.*?`) \| (\w+) \| .+ \|$/gm)];
  const told = rows.flatMap(([, names = '', severity = '']) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => `${name} ${severity}`),
  );
  const rules = lintRuleIds.map((id) => `${id} ${lintRules[id].severity}`);
  expect(told.sort()).toEqual(rules.sort());
});

test.each(planted)(
  '%s says the same of %s %j by the fields that it looks at alone',
  (rule, title, values) => {
    const whole: ListingValues = { ...clean.find((one) => one.title === title), ...values };
    const looked = lintRules[rule].looksAt.map((name) => [name, whole[name] ?? '']);
    const said = (some: ListingValues) => lintListing(some, around).find((found) => found.rule === rule);
    expect(said(Object.fromEntries(looked))).toEqual(said(whole));
  },
);

test('without registers and without values nothing is claimed', () => {
  expect(lintListing({}, around)).toEqual([]);
  const [base] = clean;
  expect(lintListing({ ...base, salt: 'Apixaban maleate', strengths: '500 mg', title: '' }, nothing)).toEqual(
    [],
  );
});
