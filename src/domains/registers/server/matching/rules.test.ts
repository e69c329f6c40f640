import { expect, test } from 'vitest';
import type { Presentation } from '../../contract/presentations.ts';
import type { OrangeProduct } from '../../contract/register-rows.ts';
import { indexRows } from '../row-index/rules.ts';
import { judgedIndex, judgedRows } from '../testing/judged-rows.ts';
import { matchPurpleBook } from './biologics/rules.ts';
import { matchMedicines } from './medicines/rules.ts';
import { matchOrangeBook } from './rules.ts';

function presentation(inn: string, some: Partial<Presentation> = {}): Presentation {
  return {
    substances: inn.split(' + ').map((one) => ({ inn: one, names: [] })),
    ...{
      salt: '',
      form: 'Tablets',
      routes: ['Oral'],
      strengths: ['15 mg'],
      atc: null,
      reference: '',
      ...some,
    },
  };
}

function applications(one: Presentation): string[] {
  const match = matchOrangeBook(judgedIndex, one);
  return match.found
    ? [...new Set(match.rows.map(({ application }) => application))].sort()
    : [match.because];
}

test('of several applications the named reference decides, else all are shown', () => {
  const isNew = (application: string) => ['022275', '204441'].includes(application);
  const named = applications(presentation('tolvaptan', { reference: 'Jynarque (Otsuka)' }));
  expect(named.filter(isNew)).toEqual(['204441']);
  const all = matchOrangeBook(judgedIndex, presentation('tolvaptan'));
  expect(applications(presentation('tolvaptan')).filter(isNew)).toEqual(['022275', '204441']);
  expect(all).toMatchObject({ notes: ['2 applications fit (N204441, N022275): the latest end counts.'] });
  const other = matchOrangeBook(judgedIndex, presentation('tolvaptan', { reference: 'Otherbrand' }));
  expect(other).toMatchObject({ notes: [expect.stringContaining('Otherbrand'), expect.any(String)] });
});

test('the same salt is preferred, another is no match, and one that one side leaves out is told', () => {
  const amlodipine = (salt: string) => presentation('amlodipine', { salt, strengths: ['5 mg'] });
  expect(applications(amlodipine('Amlodipine besilate'))).toContain('019787');
  expect(applications(amlodipine('Amlodipine maleate'))).toEqual(['salt']);
  expect(matchOrangeBook(judgedIndex, amlodipine('-'))).toMatchObject({
    found: true,
    notes: [expect.stringContaining('one side only')],
  });
});

test('of several salts that a listing names of one substance any may be that of a row', () => {
  const [row] = judgedRows.products;
  if (row === undefined) throw new Error('No product');
  const mofetil = {
    ...row,
    ingredients: ['MYCOPHENOLATE MOFETIL'],
    form: 'TABLET',
    route: 'ORAL',
    strength: '15MG',
  };
  const index = indexRows({ ...judgedRows, products: [mofetil] });
  const listed = presentation('mycophenolic acid', {
    salt: 'Mycophenolate mofetil, mycophenolate sodium (delayed release)',
  });
  expect(matchOrangeBook(index, listed)).toMatchObject({ found: true, notes: [] });
  expect(matchOrangeBook(index, { ...listed, salt: 'Mycophenolate sodium' }).found).toBe(false);
});

test('a strength of which there is no row is told, and none at all is no match', () => {
  expect(
    matchOrangeBook(judgedIndex, presentation('tolvaptan', { strengths: ['15 mg', '7 mg'] })),
  ).toMatchObject({
    found: true,
    notes: [expect.stringContaining('7 mg'), expect.any(String)],
  });
  expect(applications(presentation('tolvaptan', { strengths: ['7 mg'] }))).toEqual(['strength']);
});

/** Products like one that was judged, but for what is told of each. */
function indexOf(some: readonly Partial<OrangeProduct>[]) {
  const [row] = judgedRows.products;
  if (row === undefined) throw new Error('No product');
  const plain: OrangeProduct = {
    ...{ ...row, applicationType: 'N', product: '001' },
    ...{ ingredients: ['METRONIDAZOLE'], form: 'GEL', route: 'VAGINAL' },
  };
  return indexRows({ ...judgedRows, products: some.map((one) => ({ ...plain, ...one })) });
}

const gel = presentation('metronidazole', {
  ...{
    form: 'Gel',
    routes: ['Vaginal'],
    strengths: ['0.75%', '1.3%'],
    reference: 'Metrogel-Vaginal (Bausch)',
  },
});
const metrogel = { application: '020208', tradeName: 'METROGEL-VAGINAL', strength: '0.75%' };
const nuvessa = { application: '205223', tradeName: 'NUVESSA', strength: '1.3%' };
const generic = { applicationType: 'A', application: '077264', tradeName: 'METRONIDAZOLE' } as const;

/** Brand and strength of what is matched. */
function matchedIn(index: ReturnType<typeof indexOf>, one: Presentation): string[] {
  const match = matchOrangeBook(index, one);
  return match.found ? match.rows.map((row) => `${row.tradeName} ${row.strength}`).sort() : [match.because];
}

test('a strength that the named reference does not have is matched to the originals that have it, which is told', () => {
  const index = indexOf([metrogel, nuvessa, { ...nuvessa, application: '300001', strength: '0.75%' }]);
  expect(matchedIn(index, gel)).toEqual(['METROGEL-VAGINAL 0.75%', 'NUVESSA 1.3%']);
  expect(matchOrangeBook(index, gel)).toMatchObject({
    notes: [
      'The reference that the listing names (Metrogel-Vaginal (Bausch)) has no 1.3%, which is matched to NUVESSA 1.3% (N205223/001): their ends count, too.',
    ],
  });
  const several = indexOf([metrogel, nuvessa, { ...nuvessa, application: '300001' }]);
  expect(matchOrangeBook(several, gel)).toMatchObject({
    notes: [expect.stringContaining('of their ends the latest counts, too')],
  });
  const like = indexOf([metrogel, nuvessa, { ...nuvessa, tradeName: 'METROGEL-VAGINAL FORTE' }]);
  expect(matchedIn(like, gel)).toEqual(['METROGEL-VAGINAL 0.75%', 'METROGEL-VAGINAL FORTE 1.3%']);
});

test('a strength of which generics alone stand there is told', () => {
  const match = matchOrangeBook(indexOf([metrogel, { ...generic, strength: '1.3%' }]), gel);
  expect(match).toMatchObject({ found: true, notes: ['Of 1.3% only generics stand there.'] });
});

test('the salt is asked of each strength: one that is bare stays, one that is another salt is told', () => {
  const benzoate = { ...gel, salt: 'Metronidazole benzoate' };
  const same = { ...metrogel, ingredients: ['METRONIDAZOLE BENZOATE'] };
  expect(matchedIn(indexOf([same, nuvessa]), benzoate)).toHaveLength(2);
  const other = indexOf([same, { ...nuvessa, ingredients: ['METRONIDAZOLE HYDROCHLORIDE'] }]);
  expect(matchedIn(other, benzoate)).toEqual(['METROGEL-VAGINAL 0.75%']);
  expect(matchOrangeBook(other, benzoate)).toMatchObject({
    notes: ['The Orange Book has 1.3% in this form only as another salt: it is not matched.'],
  });
});

const unnoted: Partial<OrangeProduct> = { marketing: 'DISCN', note: null };
const determination =
  'Federal Register determination that product was not discontinued or withdrawn for safety or effectiveness reasons';
const notForHarm: Partial<OrangeProduct> = { ...unnoted, note: determination };
const forHarm: Partial<OrangeProduct> = { ...unnoted, note: determination.replace('not ', '') };

test.each<[string, Partial<OrangeProduct>[], string]>([
  [
    'not for harm',
    [notForHarm],
    'It is no longer sold: not for reasons of safety or effectiveness, as the FDA',
  ],
  [
    'for harm',
    [forHarm],
    'It is no longer sold: withdrawn for reasons of safety or effectiveness, as the FDA',
  ],
  [
    'for what nobody says',
    [unnoted],
    'It is no longer sold: whether for reasons of safety or effectiveness, is not determined there.',
  ],
  ['in one strength', [{ marketing: 'RX' }, unnoted], 'Of 1.3% it is no longer sold: whether for'],
  [
    'for several reasons',
    [notForHarm, unnoted],
    'It is no longer sold: NUVESSA 0.75% (N205223/001): not for',
  ],
])('of what is no longer sold it is told why: %s', (_, some, words) => {
  const strengths = ['0.75%', '1.3%'];
  const index = indexOf(some.map((one, at) => ({ ...nuvessa, ...one, strength: strengths[at] ?? '' })));
  expect(matchOrangeBook(index, { ...gel, reference: '-' })).toMatchObject({
    words: expect.stringContaining(words),
  });
});

test('how the reference is sold is told, where all of it is sold so', () => {
  const words = (...some: OrangeProduct['marketing'][]) => {
    const match = matchOrangeBook(indexOf(some.map((marketing) => ({ ...metrogel, marketing }))), {
      ...gel,
      reference: '-',
    });
    return match.words;
  };
  expect(words('RX', 'DISCN')).toContain('The reference is sold on prescription only.');
  expect(words('OTC')).toContain('The reference is sold without a prescription.');
  expect(words('RX', 'OTC')).not.toContain('The reference is sold');
  expect(words('DISCN')).not.toContain('The reference is sold');
});

test('what no register has is missing in both, and alone only where a combination holds it', () => {
  const index = indexOf([{ ingredients: ['METRONIDAZOLE', 'TINIDAZOLE'] }]);
  const words = (inn: string) => matchOrangeBook(index, presentation(inn)).words;
  const none = 'Neither the Orange Book nor the Purple Book has a product by the name of';
  expect(words('metronidazole')).toBe(`${none} metronidazole alone.`);
  expect(words('human immunoglobulin')).toBe(`${none} human immunoglobulin.`);
  expect(words('metronidazole + secnidazole')).toBe(`${none} metronidazole + secnidazole.`);
  expect(matchOrangeBook({ ...index, editions: { ...index.editions, biologics: null } }, gel).words).toBe(
    'The Orange Book has no product of metronidazole alone.',
  );
  expect(matchMedicines(indexOf([]), presentation('nothing such')).words).toContain(
    'no authorised medicine of nothing such: it may',
  );
});

test('a combination is no match for what is in it, nor the other way round', () => {
  const two = { form: 'Film Coated Tablets', strengths: ['10 mg/300 mg'] };
  expect(applications(presentation('dolutegravir + valsartan', two))).toEqual(['substance']);
  expect(applications(presentation('velpatasvir'))).toEqual(['substance']);
});

test('a USAN finds what its INN does not', () => {
  const named = { ...presentation('thiamazole', { strengths: ['5 mg'] }) };
  expect(applications(named)).toEqual(['substance']);
  expect(applications({ ...named, substances: [{ inn: 'thiamazole', names: ['methimazole'] }] })).toContain(
    '007517',
  );
});

test('a biosimilar is matched by its name without the four letters, a conjugate is another', () => {
  const match = matchPurpleBook(judgedIndex, presentation('trastuzumab'));
  const names = match.found ? new Set(match.rows.map(({ properName }) => properName)) : new Set();
  expect(names).toContain('trastuzumab-dkst');
  expect([...names].some((name) => /emtansine|deruxtecan|hyaluronidase/.test(String(name)))).toBe(false);
});

test('what stands in brackets decides among licences, where one has the same', () => {
  const [row] = judgedRows.biologics;
  if (row === undefined) throw new Error('No licence');
  const named = (properName: string) => ({
    ...row,
    properName,
    licenceType: '351(a)',
    licensure: 'Licensed',
  });
  const biologics = [named('Some Factor (Human)'), named('Some Factor (Recombinant)')];
  const index = indexRows({ ...judgedRows, biologics });
  const found = (inn: string) => {
    const match = matchPurpleBook(index, presentation(inn));
    return match.found ? match.rows.map(({ properName }) => properName) : [];
  };
  expect(found('some factor (recombinant)')).toEqual(['Some Factor (Recombinant)']);
  expect(found('some factor')).toHaveLength(2);
});

test('a name that reads as several is found as it stands', () => {
  const [row] = judgedRows.medicines;
  if (row === undefined) throw new Error('No medicine');
  const inn = 'influenza vaccine (live attenuated, nasal); something';
  const index = indexRows({
    ...judgedRows,
    medicines: [{ ...row, inn, status: 'Authorised', authorisedOn: '2020-01-01' }],
  });
  expect(matchMedicines(index, presentation(inn)).found).toBe(true);
  expect(matchMedicines(index, presentation('something')).found).toBe(false);
});

test("a medicine for another part of the body lends nothing, and without a code all uses' count", () => {
  const of = (atc: string | null) => {
    const match = matchMedicines(judgedIndex, presentation('ruxolitinib', { atc }));
    return match.found ? match.rows.map(({ name }) => name).sort() : match.because;
  };
  expect(of('D11AH09')).toEqual(['Opzelura']);
  expect(of('L01EJ01')).toEqual(['Jakavi']);
  expect(of(null)).toEqual(['Jakavi', 'Opzelura']);
  expect(of('S01XX')).toBe('use');
});

test('what was refused, withdrawn before or only recommended is no authorisation', () => {
  const match = matchMedicines(judgedIndex, presentation('tofacitinib', { atc: 'L04AF01' }));
  expect(match.found && match.rows.map(({ number }) => number)).toEqual(['EMEA/H/C/004214']);
});

test('one presentation looks at its own rows and at no others', () => {
  const [row] = judgedRows.products;
  if (row === undefined) throw new Error('No product');
  let looked = 0;
  const others = Array.from({ length: 5000 }, (_, at): OrangeProduct => {
    const other = { ...row, ingredients: [`SUBSTANCE${at}`] };
    return Object.defineProperty(other, 'form', { get: () => String(looked++) });
  });
  const index = indexRows({ ...judgedRows, products: [...judgedRows.products, ...others] });
  expect(matchOrangeBook(index, presentation('tolvaptan')).found).toBe(true);
  expect(looked).toBe(0);
});

test('forms that the register has instead are told apart, for each has commas of its own', () => {
  const [row] = judgedRows.products;
  if (row === undefined) throw new Error('No product');
  const of = { ...row, ingredients: ['SODIUM'], strength: '1%' };
  const index = indexRows({
    ...judgedRows,
    products: [
      { ...of, form: 'INJECTION, POWDER', route: 'INTRAVENOUS' },
      { ...of, form: 'SOLUTION, DROPS', route: 'ORAL' },
    ],
  });
  expect(matchOrangeBook(index, presentation('sodium'))).toMatchObject({
    words: expect.stringMatching(/only as INJECTION, POWDER; INTRAVENOUS · SOLUTION, DROPS; ORAL\.$/),
  });
});
