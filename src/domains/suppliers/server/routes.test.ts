import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { yearsOfOperation } from '../contract/supplier-lists.ts';
import type { SupplierCard } from '../contract/suppliers.ts';
import { plants } from './tables.ts';

let product: TestProduct;
let member: TestPerson;
let ids: { young: number; chinese: number; old: number };
beforeAll(async () => {
  product = await startTestProduct();
  member = await product.signIn();
  ids = {
    young: await product.listPlant({
      listedAt: new Date('2025-01-01'),
      yearsOfOperation: 5,
      dosageForms: ['Soft gel capsules'],
      specialCapabilities: ['Hormones', 'High Potency (HPAPI)'],
      manufacturerTypes: ['In-house R&D', 'Bulk packaging'],
    }),
    chinese: await product.listPlant({
      listedAt: new Date('2025-02-01'),
      country: 'China',
      city: 'Suzhou',
      yearsOfOperation: 11,
      dosageForms: ['Injectable'],
      accreditations: ['USFDA', 'EU GMP', 'Others'],
      otherGmp: 'NMPA; MFDS',
      specialCapabilities: ['Lyophilisation', 'Pre Filled Syringes', 'Oncology'],
    }),
    old: await product.listPlant({
      listedAt: new Date('2025-03-01'),
      country: 'Brazil',
      city: 'Anapolis',
      yearsOfOperation: 21,
      dosageForms: ['Inhalation', 'Tablets'],
      accreditations: ['ANVISA', 'MHRA'],
      specialCapabilities: ['Dry Powder & Metered Dose Inhalers'],
      capabilityTexts: ['Spray drying'],
    }),
  };
  await product.listPlant({ state: 'draft' });
});
afterAll(() => product.stop());

async function call(url: string, payload: object) {
  const answer = await product.app.inject({ method: 'POST', url, payload, headers: member.headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function found(filters: object): Promise<number[]> {
  const { body } = await call('/search-supplier', filters);
  return body.data.map((card: SupplierCard) => Number(card._id));
}

function idsOf(names: readonly string[]): number[] {
  return names.map((name) => ids[name as keyof typeof ids]);
}

test('the unfiltered finder lists published plants, the latest first, and counts them', async () => {
  const { body } = await call('/get-supplier', {});
  expect(body.data.map((card: SupplierCard) => Number(card._id))).toEqual([ids.old, ids.chinese, ids.young]);
  expect(body.totalcount).toBe(3);
  expect(body.counts.Sulisting_Filter_cGMP_accreditation[cGMPAccreditations.indexOf('MHRA')]).toBe(1);
});

test.each([
  ['dosage form', { SuListing_Filter_Detailed_Dosageform: ['Injectable'] }, ['chinese']],
  [
    'one of several forms',
    { SuListing_Filter_Detailed_Dosageform: ['Injectable', 'Tablets'] },
    ['old', 'chinese'],
  ],
  ['accreditation', { Sulisting_Filter_cGMP_accreditation: 'EU GMP' }, ['chinese']],
  ['region', { SuListing_Search_Manufacturing_Plant_location: ['Asia'] }, ['chinese', 'young']],
  ['China, inside of Asia', { SuListing_Search_Manufacturing_Plant_location: ['China'] }, ['chinese']],
  [
    'the rest of the world',
    { SuListing_Search_Manufacturing_Plant_location: ['Rest of the World'] },
    ['old'],
  ],
  ['capability', { SuListing_Filter_Special_capabilities: ['Hormones', 'Oncology'] }, ['chinese', 'young']],
  ['manufacturer type', { SuListing_Filter_manufacturer_type: ['Bulk packaging'] }, ['young']],
  ['0 to 5 years', { operation: { fiveless: true } }, ['young']],
  ['6 to 10 years', { operation: { sixtoten: true } }, []],
  ['11 to 20 years', { operation: { tentotwenty: true } }, ['chinese']],
  ['over 20 years', { operation: { Twentymore: true } }, ['old']],
  [
    'groups together',
    { operation: { tentotwenty: true }, SuListing_Filter_Detailed_Dosageform: ['Soft gel capsules'] },
    [],
  ],
  ['nothing ticked', { operation: {}, Sulisting_Filter_cGMP_accreditation: '' }, ['old', 'chinese', 'young']],
])('finds by %s', async (_, filters, expected) => {
  expect(await found(filters)).toEqual(idsOf(expected));
});

describe('text finds', () => {
  test.each([
    ['suzhou', ['chinese']],
    ['brazil', ['old']],
    ['asia', ['chinese', 'young']],
    ['softgel', ['young']],
    ['soft gel', ['young']],
    ['lyo', ['chinese']],
    ['lyophilized', ['chinese']],
    ['freeze dried', ['chinese']],
    ['PFS', ['chinese']],
    ['hpapi', ['young']],
    ['high potent', ['young']],
    ['onco', ['chinese']],
    ['FDA', ['chinese']],
    ['mhra', ['old']],
    ['NMPA', ['chinese']],
    ['inhaler', ['old']],
    ['DPI', ['old']],
    ['OSD', ['old']],
    ['sterile injectables', ['chinese']],
    ['injectable cdmo china', ['chinese']],
    ['spray drying', ['old']],
    ['bulk', ['young']],
    ['oncolgy', ['chinese']],
    ['company', []],
  ])('%s', async (searchChar, expected) => {
    expect(await found({ searchChar })).toEqual(idsOf(expected));
  });

  test('a listing by either of its identifiers', async () => {
    const [plant] = await product.db.select().from(plants).where(eq(plants.id, ids.old));
    expect(await found({ searchChar: plant?.code })).toEqual([ids.old]);
    expect(await found({ searchChar: plant?.plantCode })).toEqual([ids.old]);
  });
});

test('more than one band of years is refused', async () => {
  const { status, body } = await call('/search-supplier', { operation: { fiveless: true, sixtoten: true } });
  expect([status, body.message]).toEqual([400, 'Choose one band of years']);
});

test('counts leave their own group out', async () => {
  const { body } = await call('/search-supplier', {
    operation: { fiveless: true },
    SuListing_Search_Manufacturing_Plant_location: ['Asia'],
  });
  expect(body.count).toBe(1);
  expect(body.counts.operation).toEqual(
    yearsOfOperation.map((band) => (band === '6-10' || band === '20+' ? 0 : 1)),
  );
});

test('what a hand changes in the table shows in the finder', async () => {
  const id = await product.listPlant({ city: 'Visakhapatnam' });
  expect(await found({ searchChar: 'visakhapatnam' })).toEqual([id]);
  await product.db.update(plants).set({ state: 'retired' }).where(eq(plants.id, id));
  await product.refresh();
  expect(await found({ searchChar: 'visakhapatnam' })).toEqual([]);
});

test('a card says where the plant is and what it makes', async () => {
  const { body } = await call('/search-supplier', { SuListing_Filter_Detailed_Dosageform: 'Injectable' });
  expect(body.data[0]).toMatchObject({
    SuListing_Search_Manufacturing_Plant_location: ['Suzhou, China'],
    SuListing_Filter_Searchpage_Years_Of_Operation: 11,
    SuListing_Search_Dosageforms: ['Injectable'],
    SuListing_Searchpage_Detailed_GMP: ['USFDA', 'EU GMP', 'Others'],
  });
});

test('a supplier is served whole, its dosage forms numbered, without its company’s name', async () => {
  const id = await product.listPlant({
    stars: 3.25,
    unitPrice: 'null',
    production: [
      {
        dosageForm: 'Tablets',
        capabilities: 'bilayer, film coated',
        manufacturing: 'Wet granulation',
        packaging: '',
        capacity: '2 bn tablets',
        manufacturingEquipment: 'Fette 2090',
        packagingEquipment: 'Uhlmann B 1330',
      },
    ],
  });
  const { body } = await call('/get-supplierbyid', { id: String(id) });
  expect(body.data.data).toMatchObject({
    SuListing_Star_Rating: 3.25,
    SuListing_Detailed_CC_cost_UOM: 'null',
    SuListing_Production_capabilities_dosageform1: 'Tablets: bilayer, film coated',
    SuListing_Detailed_Dosageform1_manufacturing: 'Wet granulation',
    SuListing_Detailed_Dosageform1_packaging: '',
    SuListing_Detailed_mfgequipment_dosageform1: 'Fette 2090',
    SuListing_Detailed_pkgequipment_dosageform1: 'Uhlmann B 1330',
    SuListing_Production_capabilities_dosageform2: '',
    SuListing_Detailed_Dosageform10_capacity: '',
  });
  expect(body.data.data.Supplier_ID).toBe(body.data.data.SuListing_ID);
  expect(JSON.stringify(body)).not.toMatch(/Company \d/);
});

test('a plant of which nothing is known but its numbers is served with empty fields', async () => {
  const id = await product.listPlant({
    country: '',
    city: '',
    dosageForms: [],
    accreditations: [],
    inspectionYear: null,
  });
  const { body } = await call('/get-supplierbyid', { id: String(id) });
  expect(body.data.data).toMatchObject({
    SuListing_Search_Manufacturing_Plant_location: [],
    SuListing_Detailed_Manufacturing_Plant_location: '',
    Plant_GMP_Year_of_Last_Inspection: '',
    SuListing_Detailed_CC_cost_UOM: null,
  });
});

test.each(['999999', '0', '-1', 'abc', '65f1c0ffee65f1c0ffee65f1'])(
  'an unknown id (%s) is 404',
  async (id) => {
    for (const url of ['/get-supplierbyid', '/get-productcode']) {
      const { status, body } = await call(url, { id });
      expect([status, body.message]).toEqual([404, 'Searched Supplier does not exist...']);
    }
  },
);

test('a plant that is not published is as unknown as none, and so is its company', async () => {
  for (const state of ['draft', 'retired'] as const) {
    const id = String(await product.listPlant({ state }));
    for (const url of ['/get-supplierbyid', '/get-productcode']) {
      expect([state, url, (await call(url, { id })).status]).toEqual([state, url, 404]);
    }
  }
});

test('related products are the company’s published dossiers, the latest first', async () => {
  const [plant] = await product.db.select().from(plants).where(eq(plants.id, ids.old));
  const companyId = plant?.companyId;
  const older = await product.list({ companyId, listedAt: new Date('2025-01-01') });
  const newer = await product.list({ companyId, supply: ['With supply', 'Tech transfer'] });
  await product.list({ companyId, state: 'retired' });
  await product.list();
  const { body } = await call('/get-productcode', { id: String(ids.old) });
  expect(body.data.map((dossier: { _id: string }) => Number(dossier._id))).toEqual([newer, older]);
  expect(body.data[0]).toMatchObject({
    productDetails: { doseForm: 'Tablets', strengths: '5 mg', dossierStatus: 'Ready : EU' },
    dealContours: { availableGeographies: ['EU'] },
    Supply: 'With supply, Tech transfer',
  });
});

test('an investor is not admitted to the supplier finder', async () => {
  const investor = await product.signIn('investor');
  for (const url of ['/get-supplier', '/search-supplier', '/get-supplierbyid', '/get-productcode']) {
    const answer = await product.app.inject({
      method: 'POST',
      url,
      payload: { id: '1' },
      headers: investor.headers,
    });
    expect(answer.statusCode).toBe(403);
  }
});
