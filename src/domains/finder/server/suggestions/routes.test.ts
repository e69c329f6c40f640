import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { molecules } from '#domains/dossiers/server/tables.ts';
import type { Drop, Suggestion, Understood } from '#domains/finder/contract/finders.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
let member: TestPerson;
const ids: Record<string, number> = {};

beforeAll(async () => {
  product = await startTestProduct();
  member = await product.signIn();
  const inns = ['metformin', 'metformin + sitagliptin', 'paracetamol', 'macrogol'];
  const rows = await product.db
    .insert(molecules)
    .values(inns.map((inn) => ({ inn, otherNames: [], brands: [], about: '' })))
    .returning();
  const moleculeId = (inn: string) => rows.find((row) => row.inn === inn)?.id ?? 0;
  ids.metformin = await product.list({
    moleculeId: moleculeId('metformin'),
    title: 'Metformin Tablets',
    strengths: '500 mg, 850 mg, 1 g',
    salt: 'Metformin hydrochloride',
    dosageForm: 'Film Coated Tablets',
    markets: ['US'],
    indication: 'Type 2 diabetes mellitus',
    usReferenceProduct: '-',
    listedAt: new Date('2025-01-01'),
  });
  ids.combination = await product.list({
    moleculeId: moleculeId('metformin + sitagliptin'),
    title: 'Metformin and Sitagliptin Tablets',
    strengths: '500 mg/50 mg',
    salt: '',
    markets: ['EU'],
    indication: 'Type 2 diabetes mellitus',
    usReferenceProduct: '-',
    listedAt: new Date('2025-01-02'),
  });
  ids.syrup = await product.list({
    moleculeId: moleculeId('paracetamol'),
    title: 'Paracetamol Syrup',
    strengths: '120 mg/5 mL',
    salt: '',
    dosageForm: 'Syrup',
    markets: ['UK', 'EU'],
    indication: 'Fever',
    usReferenceProduct: '-',
    listedAt: new Date('2025-01-03'),
  });
  ids.macrogol = await product.list({
    moleculeId: moleculeId('macrogol'),
    title: 'Macrogol 3350 Powder',
    strengths: '17 g',
    salt: '',
    dosageForm: 'Powders & Granules',
    markets: ['Canada'],
    indication: 'Constipation',
    usReferenceProduct: '-',
    listedAt: new Date('2025-01-04'),
  });
  await product.listPlant({ city: 'Hyderabad', dosageForms: ['Injectable'], accreditations: ['USFDA'] });
  await product.listPlant({ city: 'Basel', country: 'Switzerland', dosageForms: ['Tablets'] });
});
afterAll(() => product.stop());

type Found = {
  data: { _id: string; matched: string[] }[];
  totalCount: number;
  count: number;
  understood: Understood;
  drops?: Drop[];
};

async function search(searchChar: string, more: object = {}, url = '/search-dossier'): Promise<Found> {
  const payload = { searchChar, ...more };
  const answer = await product.app.inject({ method: 'POST', url, payload, headers: member.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function found(text: string, more: object = {}): Promise<(string | undefined)[]> {
  const { data } = await search(text, more);
  return data.map(({ _id }) => Object.keys(ids).find((name) => ids[name] === Number(_id)));
}

test.each([
  ['Glucophage', ['metformin']],
  ['acetaminophen', ['syrup']],
  ['Tylenol', ['syrup']],
  ['Janumet', ['combination']],
  ['metformin sitagliptin', ['combination']],
  ['sitagliptin/metformin', ['combination']],
  ['sitagliptin + metformin', ['combination']],
  ['metformin and sitagliptin', ['combination']],
  ['metformin tablets', ['metformin', 'combination']],
  ['metformin for the US', ['metformin']],
  ['metformin 850mg', ['metformin']],
  ['metformin 1000 mg', ['metformin']],
  ['metformin 50', ['combination']],
  ['metformin 1 mg', []],
  ['paracetamol 24 mg/ml', ['syrup']],
  ['macrogol 3350', ['macrogol']],
  ['syrups Europe', ['syrup']],
])('"%s" finds %j', async (text, expected) => {
  expect(await found(text)).toEqual(expected);
});

test('what was read in the words is told with the words it came from', async () => {
  const { understood } = await search('Metfromin tabs for the US 500mg');
  expect(understood.filters).toContainEqual({
    ...{ group: 'RegionofInterest', label: 'US', words: 'for the US' },
  });
  expect(understood.filters).toContainEqual({
    group: 'doseForm',
    label: 'Film Coated Tablets',
    words: 'tabs',
  });
  expect(understood.strengths).toEqual([{ strength: '500 mg', words: '500mg' }]);
  expect(understood.corrections).toEqual([{ typed: 'metfromin', read: 'metformin' }]);
});

test('as typed, no filter and no strength is read', async () => {
  const { understood, totalCount } = await search('metformin US', { asTyped: true });
  expect([understood.filters, understood.strengths, totalCount]).toEqual([[], [], 0]);
});

test('where a reading finds nothing and the words themselves do, the words win', async () => {
  const { understood, data } = await search('macrogol 3350 powder');
  expect(data.map(({ _id }) => Number(_id))).toEqual([ids.macrogol]);
  expect(understood.strengths).toEqual([]);
});

test('strengths asked for beside the words must all be there', async () => {
  expect(await found('', { strengths: ['500 mg'] })).toEqual(['metformin', 'combination']);
  expect(await found('', { strengths: ['0.5 g', '50 mg'] })).toEqual(['combination']);
  expect(await found('', { strengths: ['any'] })).toEqual([]);
});

test('a read filter narrows what is ticked in its group, and one of another kind widens it', async () => {
  expect(await found('tablets', { doseForm: ['Film Coated Tablets', 'Syrup'] })).toEqual(['metformin']);
  expect(await found('EU', { RegionofInterest: ['US'] })).toEqual(['syrup', 'combination', 'metformin']);
});

test('an empty result says what to leave out, the most helpful first', async () => {
  const { totalCount, drops } = await search('metformin tablets Canada', { curated: false });
  expect(totalCount).toBe(0);
  expect(drops).toEqual([
    { kind: 'filter', group: 'RegionofInterest', label: 'Canada', words: 'Canada', brings: 2 },
  ]);
  const other = await search('metformin fever');
  expect(other.drops).toEqual([
    { kind: 'word', words: 'fever', brings: 2 },
    { kind: 'word', words: 'metformin', brings: 1 },
  ]);
  const dated = await search('metformin', { usConstraintDate: '2027-01', strengths: ['850 mg'] });
  expect(dated.drops).toEqual([{ kind: 'month', brings: 1 }]);
  const ticked = await search('macrogol', { doseForm: ['Syrup'] });
  expect(ticked.drops).toEqual([
    ...[{ kind: 'filter', group: 'doseForm', label: 'Syrup', brings: 1 }],
    ...[{ kind: 'word', words: 'macrogol', brings: 1 }],
  ]);
  expect((await search('metformin')).drops).toBeUndefined();
});

test('a card tells which of its words matched', async () => {
  const matched = async (text: string) => (await search(text)).data.at(-1)?.matched;
  expect(await matched('glucoph')).toEqual(['Glucophage']);
  expect(await matched('metfromin')).toEqual(['Metformin', 'metformin']);
  expect(await matched('diabetes')).toEqual(['diabetes']);
  expect(await matched('')).toEqual([]);
});

test('newest first, and the fewest offer days first', async () => {
  expect(await found('', { sort: 'newest', limit: 2 })).toEqual(['macrogol', 'syrup']);
  const quick = await product.list({ title: 'Quick Gel', offerDays: 1, listedAt: new Date('2020-01-01') });
  const { data } = await search('', { sort: 'offer-days', limit: 1 });
  expect(data.map(({ _id }) => Number(_id))).toEqual([quick]);
});

test('suppliers are found by filters in words', async () => {
  const { count, understood } = await search('usfda approved injectables plant', {}, '/search-supplier');
  expect(count).toBe(1);
  expect(understood.filters).toEqual([
    { group: 'Sulisting_Filter_cGMP_accreditation', label: 'USFDA', words: 'usfda approved' },
    { group: 'SuListing_Filter_Detailed_Dosageform', label: 'Injectable', words: 'injectables plant' },
  ]);
});

describe('suggestions', () => {
  async function suggested(text: string, finder = 'dossiers'): Promise<Suggestion[]> {
    const url = `/api/search/suggestions?finder=${finder}&text=${encodeURIComponent(text)}`;
    const answer = await product.app.inject({ url, headers: member.headers });
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  }

  test('a molecule by its beginning, with what it finds', async () => {
    expect((await suggested('metf'))[0]).toEqual({ kind: 'molecule', text: 'metformin', count: 2 });
  });
  test('a brand with its molecule', async () => {
    expect(await suggested('glucoph')).toEqual([
      { kind: 'brand', text: 'Glucophage', of: 'metformin', count: 1 },
    ]);
  });
  test('a synonym leads to its molecule', async () => {
    expect(await suggested('acetam')).toEqual([{ kind: 'molecule', text: 'paracetamol', count: 1 }]);
  });
  test('a word inside a name, and words in any order', async () => {
    expect((await suggested('sita met'))[0]?.text).toBe('metformin + sitagliptin');
  });
  test('a filter for the last word, after what was typed before it', async () => {
    expect(await suggested('paracetamol syr')).toEqual([
      { kind: 'filter', group: 'doseForm', label: 'Syrup', text: 'paracetamol Syrup', count: 1 },
    ]);
  });
  test('a misspelt word where nothing else fits', async () => {
    expect((await suggested('metfromin')).map(({ text }) => text)).toContain('metformin');
  });
  test('nothing that brings nothing, no company, nothing for no text', async () => {
    expect(await suggested('inhal')).toEqual([]);
    expect(await suggested('company')).toEqual([]);
    expect(await suggested('')).toEqual([]);
  });
  test('the supplier finder suggests its filters', async () => {
    expect(await suggested('usf', 'suppliers')).toEqual([
      {
        ...{ kind: 'filter', group: 'Sulisting_Filter_cGMP_accreditation', label: 'USFDA' },
        ...{ text: 'USFDA', count: 1 },
      },
    ]);
  });
  test('a new listing’s molecule is suggested soon', async () => {
    await product.list({ title: 'Something' });
    await expect.poll(() => suggested('amlodipine'), { timeout: 10_000 }).not.toEqual([]);
  });
  test('visitors are refused', async () => {
    const answer = await product.app.inject({ url: '/api/search/suggestions?finder=dossiers&text=a' });
    expect(answer.statusCode).toBe(401);
  });
});
