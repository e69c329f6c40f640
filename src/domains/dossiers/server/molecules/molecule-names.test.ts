import { expect, test } from 'vitest';
import { brandNames } from './brand-names.ts';
import { componentsOf, knownNames, saltsIn } from './molecule-names.ts';
import { otherNames, saltNames } from './other-names.ts';

test.each([
  ['paracetamol', 'acetaminophen'],
  ['acetaminophen', 'paracetamol'],
  ['furosemide', 'frusemide'],
  ['lidocaine hydrochloride', 'lignocaine'],
  ['epinephrine', 'adrenaline'],
  ['amoxicillin trihydrate', 'amoxycillin'],
  ['levothyroxine sodium', 'thyroxine'],
  ['ciclosporin', 'cyclosporine'],
  ['Hydrochlorothiazide', 'HCTZ'],
  ['fluorouracil', '5-FU'],
  ['metamizole sodium', 'dipyrone'],
  ['amoxicillin + clavulanic acid', 'co-amoxiclav'],
  ['clavulanate potassium/amoxicillin', 'co-amoxiclav'],
  ['Sulfamethoxazole and Trimethoprim', 'co-trimoxazole'],
  ['codeine + paracetamol', 'acetaminophen'],
  ['amlodipine besilate', 'besylate'],
])('%s is also called %s', (name, other) => {
  expect(knownNames(name).otherNames).toContain(other);
});

test.each([
  ['metformin', 'Glucophage'],
  ['metformin hydrochloride', 'Glucophage'],
  ['acetaminophen', 'Panadol'],
  ['sitagliptin + metformin', 'Janumet'],
  ['candesartan cilexetil + hydrochlorothiazide', 'Atacand HCT'],
  ['candesartan + hydrochlorothiazide', 'Atacand HCT'],
])('%s is sold as %s', (name, brand) => {
  expect(knownNames(name).brands).toContain(brand);
});

test('a brand of a component is no brand of the combination', () => {
  expect(knownNames('metformin + sitagliptin').brands).not.toContain('Glucophage');
});

test('a molecule that no table knows has no other names', () => {
  expect(knownNames('dosebridgine')).toEqual({ inns: ['dosebridgine'], otherNames: [], brands: [] });
});

test.each(['constructor', '__proto__', 'toString'])(
  '%s, which every object has, is no molecule’s name',
  (name) => {
    expect(knownNames(name)).toEqual({ inns: [name.toLowerCase()], otherNames: [], brands: [] });
  },
);

test('salts are spelt in both ways', () => {
  expect(saltsIn('Amlodipine besylate')).toContain('besilate');
  expect(saltsIn('Dolutegravir')).toEqual([]);
});

test('the tables are in order', () => {
  for (const key of Object.keys(brandNames)) {
    expect(key.split(' + ')).toEqual(key.split(' + ').toSorted());
    expect(brandNames[key]?.length).toBeGreaterThan(0);
  }
  for (const [inn, kinds] of Object.entries({ ...otherNames, ...saltNames })) {
    expect(inn).toBe(inn.toLowerCase());
    for (const names of Object.values(kinds)) expect(names.length).toBeGreaterThan(0);
  }
});

test('an INN of several substances is a combination, however they are joined', () => {
  for (const inn of ['metformin + sitagliptin', 'sacubitril/valsartan', 'ibuprofen and paracetamol']) {
    expect(componentsOf(inn).length, inn).toBeGreaterThan(1);
  }
  for (const inn of ['metformin', 'valproic acid', 'sandostatin'])
    expect(componentsOf(inn), inn).toEqual([inn]);
});

test.each([
  ['colistin', 'colistimethate sodium'],
  ['colistimethate sodium', 'colistin'],
  ['omega-3 fatty acids', 'omega-3-acid ethyl esters'],
])('%s is another substance than %s', (name, other) => {
  expect(knownNames(name).inns).not.toContain(other);
  expect(knownNames(name).otherNames).not.toContain(other);
});
