import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { molecules } from '#domains/dossiers/server/tables.ts';
import type { Drop, Understood, Unlisted } from '#domains/finder/contract/finders.ts';
import { finderAsked } from '#platform/server/telemetry/channels.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

/** What people of the trade type, and what it finds: what the listings say, or that nothing says it. */
let product: TestProduct;
let member: TestPerson;
const ids: Record<string, number> = {};

beforeAll(async () => {
  product = await startTestProduct();
  member = await product.signIn();
  const inns = ['apixaban', 'paracetamol', 'acetylcysteine', 'omeprazole', 'adalimumab', 'dosebridgine'];
  const rows = await product.db
    .insert(molecules)
    .values(inns.map((inn) => ({ inn, otherNames: [], brands: [], about: 'What it is for.' })))
    .returning();
  const moleculeId = (inn: string) => rows.find((row) => row.inn === inn)?.id ?? 0;
  const plain = { salt: '', usReferenceProduct: '-', indication: '', registeredIn: '', gmpStatuses: [] };
  ids.apixaban = await product.list({
    ...plain,
    moleculeId: moleculeId('apixaban'),
    title: 'Apixaban Tablets',
    strengths: '2.5/5',
    atcClasses: ['B01AF02 - Apixaban'],
    markets: ['US'],
    countriesOfManufacture: ['India'],
    gmpStatuses: ['EU GMP', 'USFDA'],
    registeredIn: 'Germany, Austria (DCP closed Mar 2025)',
    usConstraintDate: '2029-04-01',
    prescriptionStatus: 'Rx & OTC',
    exclusivity: 'Exclusive in some markets',
  });
  ids.paracetamol = await product.list({
    ...plain,
    moleculeId: moleculeId('paracetamol'),
    title: 'Paracetamol Tablets',
    strengths: '500-1000 mg',
    atcClasses: ['N02BE01 - Paracetamol'],
    markets: ['EU'],
    countriesOfManufacture: ['Germany'],
    gmpStatuses: ['MHRA'],
    usConstraintDate: '2028-06-01',
    prescriptionStatus: 'OTC',
    exclusivity: 'Non-exclusive',
  });
  ids.acetylcysteine = await product.list({
    ...plain,
    moleculeId: moleculeId('acetylcysteine'),
    title: 'Acetylcysteine Injection',
    strengths: '200 mg/mL',
    dosageForm: 'Injection',
    routes: ['Intravenous'],
    atcClasses: ['V03AB23 - Acetylcysteine'],
    indication: 'Antidote in paracetamol overdose.',
    markets: ['Africa'],
    countriesOfManufacture: ['South Africa'],
  });
  ids.omeprazole = await product.list({
    ...plain,
    moleculeId: moleculeId('omeprazole'),
    title: 'Omeprazole Capsules',
    strengths: '20 mg, 40 mg',
    atcClasses: ['A02BC01 - Omeprazole'],
    markets: ['EU'],
    countriesOfManufacture: ['Spain'],
    apiDmf: 'CEP, US DMF',
  });
  ids.adalimumab = await product.list({
    ...plain,
    moleculeId: moleculeId('adalimumab'),
    title: 'Adalimumab Injection',
    strengths: '40 mg/0.4 mL',
    dosageForm: 'Injection',
    atcClasses: ['L04AB04 - Adalimumab'],
    markets: ['EU'],
    countriesOfManufacture: ['South Korea'],
  });
  await product.listPlant({ city: 'Hyderabad', country: 'India', dosageForms: ['Injectable'] });
  await product.listPlant({ city: 'Ulm', country: 'Germany', dosageForms: ['Tablets'] });
});
afterAll(() => product.stop());

type Found = {
  data: { _id: string }[];
  totalCount: number;
  count: number;
  understood: Understood;
  unlisted?: Unlisted[];
  drops?: Drop[];
};

async function search(searchChar: string, more: object = {}, url = '/search-dossier'): Promise<Found> {
  const payload = { searchChar, limit: 12, ...more };
  const answer = await product.app.inject({ method: 'POST', url, payload, headers: member.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function found(text: string): Promise<string[]> {
  const { data } = await search(text);
  return data.map(({ _id }) => Object.keys(ids).find((name) => ids[name] === Number(_id)) ?? _id).sort();
}

describe('what listings state', () => {
  test.each([
    ['EU GMP', ['apixaban']],
    ['MHRA approved', ['paracetamol']],
    ['India', ['apixaban']],
    ['Germany', ['apixaban', 'paracetamol']],
    ['made in Germany', ['paracetamol']],
    ['registered in Germany', ['apixaban']],
    ['South Africa', ['acetylcysteine']],
    ['Korea', ['adalimumab']],
    ['DCP', ['apixaban']],
    ['CEP', ['omeprazole']],
    ['factor xa', ['apixaban']],
    ['factor Xa inhibitors made in India', ['apixaban']],
    ['DOAC', ['apixaban']],
    ['PPI', ['omeprazole']],
    ['biosimilar', ['adalimumab']],
    ['OTC', ['apixaban', 'paracetamol']],
    ['paracetamol over the counter', ['paracetamol']],
    ['Rx apixaban', ['apixaban']],
    ['apixaban exclusive', ['apixaban']],
    ['paracetamol exclusive', []],
    ['non-exclusive', ['paracetamol']],
    ['WHO PQ', []],
    ['patent expiry', []],
    ['anti-TNF', ['adalimumab']],
    ['after 2028', ['apixaban']],
    ['exclusivity from 2028', ['apixaban', 'paracetamol']],
    ['after May 2028', ['apixaban', 'paracetamol']],
    ['after June 2028', ['apixaban']],
    ['2029 onwards', ['apixaban']],
    ['apixaban India EU GMP', ['apixaban']],
    ['apixaban India MHRA', []],
    ['paracetamol India', []],
    ['para IV', []],
    ['paragraph IV apixaban', []],
    ['103-90-2', []],
    ['CAS 503612-47-3', []],
    ['before 2028', []],
    ['EU', ['adalimumab', 'omeprazole', 'paracetamol']],
    ['apixaban 2,5 mg', ['apixaban']],
    ['apixaban 5 mg', ['apixaban']],
    ['paracetamol 750 mg', ['paracetamol']],
    ['paracetamol 500-1000 mg', ['paracetamol']],
    ['omeprazole 20/40', ['omeprazole']],
  ])('"%s" finds %j', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  test('is told with the words that said so', async () => {
    const { understood } = await search('apixaban made in India with EU GMP after 2028');
    expect(understood.stated).toEqual([
      { label: 'Made in India', words: 'made in India' },
      { label: 'GMP: EU GMP', words: 'with EU GMP' },
    ]);
    expect(understood.months).toEqual([{ month: '2029-01', words: 'after 2028' }]);
    expect(understood.filters).toEqual([]);
  });

  test('what no listing states is said to be so, and is the first thing to leave out', async () => {
    const { understood, drops } = await search('apixaban para IV');
    expect(understood.notUnderstood).toEqual([
      { words: 'para IV', why: 'Listings do not state patent certifications' },
    ]);
    expect(drops).toEqual([{ kind: 'word', words: 'para IV', brings: 1 }]);
    expect((await search('503612-47-3')).understood.notUnderstood[0]?.words).toBe('503612-47-3');
  });

  test('all that no search understands can be left out at once, and that is counted', async () => {
    const { totalCount, drops } = await search('omeprazole 73590-58-6 before 2028');
    expect(totalCount).toBe(0);
    expect(drops).toEqual([{ kind: 'not-understood', brings: 1 }]);
  });

  test('what is no statement of a listing is not taken for another', async () => {
    const { understood } = await search('WHO PQ');
    expect(understood.stated).toEqual([]);
    expect(understood.notUnderstood.map(({ words }) => words)).toEqual(['WHO PQ']);
    const exclusive = await search('exclusive');
    expect(exclusive.understood.corrections).toEqual([]);
    expect(exclusive.understood.stated).toEqual([{ label: 'Exclusivity: Exclusive', words: 'exclusive' }]);
    const filed = await search('apixaban 505(b)(2)');
    expect(filed.understood.stated).toEqual([{ label: 'Filed: NDA 505(b)(2)', words: '505(b)(2)' }]);
    const plants = await search('WHO prequalified', {}, '/search-supplier');
    expect(plants.understood.filters).toEqual([]);
    expect(plants.understood.notUnderstood.map(({ words }) => words)).toEqual(['WHO prequalified']);
  });

  test('a number that may be two is asked about', async () => {
    const { understood } = await search('paracetamol 1,250 mg');
    expect(understood.strengths).toEqual([{ strength: '1250 mg', words: '1,250 mg', orElse: '1.25 mg' }]);
    expect((await search('apixaban 2,5 mg')).understood.strengths).toEqual([
      { strength: '2.5 mg', words: '2,5 mg' },
    ]);
  });
});

describe('suppliers', () => {
  test.each([
    ['India', 1],
    ['plants in Germany', 1],
    ['sterile', 1],
    ['sterile India', 1],
    ['sterile Germany', 0],
    ['France', 0],
  ])('"%s" finds %i', async (text, count) => {
    expect((await search(text, {}, '/search-supplier')).count).toBe(count);
  });

  test('a country and what is sterile are told as what they were read as', async () => {
    const { understood } = await search('sterile India', {}, '/search-supplier');
    expect(understood.stated).toEqual([{ label: 'Country: India', words: 'India' }]);
    expect(understood.filters.map(({ label }) => label)).toEqual(['Injectable', 'Ophthalmic']);
  });
});

describe('names', () => {
  test('a synonym finds what the name finds, in every text', async () => {
    expect(await found('paracetamol')).toEqual(['acetylcysteine', 'paracetamol']);
    expect(await found('acetaminophen')).toEqual(['acetylcysteine', 'paracetamol']);
    expect(await found('APAP')).toEqual(['acetylcysteine', 'paracetamol']);
  });

  test('a molecule that is known and not listed is said to be so, and no other passes for its spelling', async () => {
    const { totalCount, data, understood, unlisted } = await search('esomeprazole');
    expect([totalCount, data, understood.corrections]).toEqual([0, [], []]);
    expect(unlisted).toEqual([
      { typed: 'esomeprazole', molecule: 'esomeprazole', others: [{ name: 'omeprazole', brings: 1 }] },
    ]);
  });

  test('what is being typed is not completed to another molecule either', async () => {
    const suggested = async (text: string) => {
      const url = `/api/search/suggestions?finder=dossiers&text=${text}`;
      return (await product.app.inject({ url, headers: member.headers })).json().data;
    };
    expect(await suggested('esomeprazole')).toEqual([]);
    expect(await suggested('omeprasole')).toEqual([{ kind: 'molecule', text: 'omeprazole', count: 1 }]);
  });

  test('so is one that was named by its brand, by a misspelling, or with more around it', async () => {
    const named = async (text: string) => (await search(text)).unlisted?.map(({ molecule }) => molecule);
    expect(await named('Nexium')).toEqual(['esomeprazole']);
    expect(await named('esomeprazol')).toEqual(['esomeprazole']);
    expect(await named('esomeprazole 40 mg capsules EU')).toEqual(['esomeprazole']);
    expect(await named('dosebridgine')).toEqual(['dosebridgine']);
    // A bare name came with somebody's draft, which is nobody else's to know.
    await product.db.insert(molecules).values({ inn: 'draftidine', otherNames: [], brands: [], about: '' });
    expect(await named('draftidine')).toBeUndefined();
  });

  test('of many such names three are told, and no more are looked for', async () => {
    let asked = 0;
    const count = { start: () => (asked += 1) };
    finderAsked.subscribe(count as never);
    const { unlisted } = await search(
      'esomeprazol rabeprazol lansoprazol pantoprazol zolmitriptann sumatriptann naratriptann rizatriptann frovatriptann',
    ).finally(() => finderAsked.unsubscribe(count as never));
    expect(unlisted?.map(({ molecule }) => molecule)).toEqual([
      'esomeprazole',
      'rabeprazole',
      'lansoprazole',
    ]);
    expect(asked).toBeLessThan(25);
  });

  test('another molecule is offered with the rest of what was asked for', async () => {
    const { unlisted } = await search('esomeprazole 40 mg EU');
    expect(unlisted?.[0]?.others).toEqual([{ name: 'omeprazole', brings: 1 }]);
    expect((await search('esomeprazole 10 mg')).unlisted?.[0]?.others).toEqual([]);
  });

  test('a misspelling of what is listed is still forgiven, and a listed molecule is never called unlisted', async () => {
    expect(await found('omeprazol')).toEqual(['omeprazole']);
    expect(await found('omeprasole')).toEqual(['omeprazole']);
    for (const text of ['omeprazole', 'acetaminophen', 'apixaban India', 'apixaban Canada', 'Eliquis']) {
      expect((await search(text)).unlisted, text).toBeUndefined();
    }
  });

  test('a name that is only mentioned is not listed by that', async () => {
    const id = await product.list({ title: 'Clarithromycin Tablets', indication: 'With esomeprazole.' });
    const { data, unlisted } = await search('esomeprazole');
    expect(data.map(({ _id }) => Number(_id))).toEqual([id]);
    expect(unlisted?.map(({ molecule }) => molecule)).toEqual(['esomeprazole']);
  });
});
