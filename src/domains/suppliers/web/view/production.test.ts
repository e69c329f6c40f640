import { expect, test } from 'vitest';
import { dosageFormNumbers } from '../../contract/dosage-form-numbers.ts';
import { productionOf } from './production.ts';

test('a plant that names more forms than it has places to tell of them has a block for each', () => {
  const told = dosageFormNumbers.map((n) => [
    `SuListing_Production_capabilities_dosageform${n}`,
    `Form ${n}`,
  ]);
  const named = [...told.map(([, name]) => name), 'Lotion', 'Ophthalmic', 'Otic'];
  const supplier = { ...Object.fromEntries(told), SuListing_Filter_Detailed_Dosageform: named };
  const others = dosageFormNumbers.flatMap((n) =>
    ['Detailed_Dosageform#_manufacturing', 'Detailed_Dosageform#_packaging', 'Detailed_Dosageform#_capacity']
      .concat('Detailed_mfgequipment_dosageform#', 'Detailed_pkgequipment_dosageform#')
      .map((field) => [`SuListing_${field.replace('#', String(n))}`, '']),
  );
  const forms = productionOf({ ...Object.fromEntries(others), ...supplier });
  expect(forms.map(({ name }) => name)).toEqual(named);
  expect(new Set(forms.map(({ number }) => number)).size).toBe(named.length);
  expect(forms.at(-1)?.rows.map(({ value }) => value)).toEqual(Array.from({ length: 5 }, () => 'N/A'));
});
