import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Presentation } from '../../../contract/presentations.ts';
import type { OrangeProduct } from '../../../contract/register-rows.ts';
import { matchOrangeBook } from '../../matching/rules.ts';
import { indexRows } from '../../row-index/rules.ts';
import { rowsFile } from '../../snapshot/bundled.ts';
import { judgedRows } from '../../testing/judged-rows.ts';
import { copiesOf } from './rules.ts';

const named = 'doxorubicin|amphotericin|bortezomib|micafungin|epinephrine|estradiol|minoxidil';

/** Of the bundled edition, whose lines begin with how far each is from the one before. */
const products = gunzipSync(readFileSync(rowsFile('orange-book-products')))
  .toString()
  .split('\n')
  .filter((line) => new RegExp(`\\{"(${named})`, 'i').test(line))
  .map((line): OrangeProduct => {
    const [, type, application = '', product = '', ingredients = '', form = '', route = '', ...rest] =
      line.split('\t');
    const [tradeName = '', applicant = '', strength = '', , equivalence, approvedOn, , , marketing] = rest;
    return {
      ...{
        applicationType: type === 'N' ? 'N' : 'A',
        application,
        product,
        form,
        route,
        tradeName,
        applicant,
      },
      ...{ ingredients: ingredients.slice(2, -2).split('","'), strength },
      therapeuticEquivalence: readNull(equivalence),
      approvedOn: readNull(approvedOn),
      ...{ isReferenceListed: true, isReferenceStandard: true },
      marketing: marketing === 'RX' || marketing === 'OTC' ? marketing : 'DISCN',
    };
  });
const index = indexRows({ ...judgedRows, products });

function readNull(text: string | undefined): string | null {
  return text === undefined || text === '\\N' ? null : text;
}

function copiesFor(inn: string, presentation: Partial<Presentation>): string[] {
  const match = matchOrangeBook(index, {
    ...{ substances: [{ inn, names: [] }], salt: '', form: 'Injection', routes: ['Intravenous'] },
    ...{ strengths: [], atc: null, reference: '', ...presentation },
  });
  if (!match.found) throw new Error(match.words);
  return [...new Set(copiesOf(match.rows).map(({ application }) => application))].sort();
}

const injected = ['Intramuscular', 'Subcutaneous'];
const powder = 'Lyophilized Powder for Injection';
const liposomal = ['203263', '207228', '208657', '212219', '212299'];
const foam = ['091344', '208092', '209074', '218616'];

test.each<[string, string, Partial<Presentation>, string[]]>([
  ['of liposomes', 'doxorubicin', { strengths: ['20 mg/10 mL'], reference: 'Doxil (Baxter)' }, liposomal],
  [
    'of liposomes to be dissolved',
    'amphotericin b',
    { form: powder, strengths: ['50 mg'], reference: 'AmBisome (Astellas)' },
    ['212514', '214010'],
  ],
  ['of what is ready to use', 'bortezomib', { strengths: ['2.5 mg/mL'] }, []],
  [
    'of a bag',
    'micafungin',
    { strengths: ['50 mg/50 mL'], reference: 'Micafungin in Sodium Chloride 0.9% (Baxter)' },
    [],
  ],
  [
    'of a pen',
    'epinephrine',
    { routes: injected, strengths: ['0.3 mg'], reference: 'EpiPen (Mylan)' },
    ['090589'],
  ],
  [
    // Others have another group's number, and 0.06 mg has none.
    'of a patch of several groups',
    'estradiol',
    {
      ...{ form: 'Transdermal Patch', routes: ['Transdermal'], reference: 'Climara (Bayer)' },
      strengths: ['0.1 mg/24 h', '0.06 mg/24 h'],
    },
    ['075182', '202985'],
  ],
  [
    'of a foam beside solutions',
    'minoxidil',
    {
      ...{ form: 'Topical Solution & Lotion', routes: ['Topical'], strengths: ['5%'] },
      reference: "Men's Rogaine (Johnson & Johnson)",
    },
    foam,
  ],
])('the copies %s are those of its form, route and group', (_, inn, presentation, copies) => {
  expect(copiesFor(inn, presentation)).toEqual(copies);
});

test('what was approved before an original copies another; an original without a day was there before all', () => {
  const [copy] = products.filter(({ application }) => application === '090589') as [OrangeProduct];
  const original = {
    ...copy,
    applicationType: 'N',
    application: '019430',
    approvedOn: '1987-12-22',
  } as const;
  const old = { ...original, approvedOn: null };
  const isCounted = (approvedOn: string | null, ...originals: OrangeProduct[]) =>
    copiesOf([...originals, { ...copy, approvedOn }]).length === 1;
  expect(isCounted('1987-12-21', original)).toBe(false);
  expect(isCounted('1987-12-22', original)).toBe(true);
  expect(isCounted(null, original)).toBe(false);
  expect(isCounted(null, old)).toBe(true);
  expect(
    isCounted('1987-12-21', original, { ...original, application: '020800', approvedOn: '1985-01-01' }),
  ).toBe(true);
  // With nothing to tell them by, all are copies.
  expect(isCounted('1987-12-21')).toBe(true);
});
