import { expect, test } from 'vitest';
import { productOf } from './product.ts';

function of(title: string, product: { doseForm: string; strengths: string } | null) {
  return productOf({ listing: { id: '1', code: 'DB-10001', title, retired: false }, product });
}

test('the headline names molecule, form and strengths, each once', () => {
  const product = { doseForm: 'Tablets', strengths: '2.5 mg, 5 mg' };
  expect(of('Apixaban Film-coated Tablets 2.5, 5 mg', product)).toBe(
    'Apixaban Film-coated Tablets 2.5, 5 mg',
  );
  expect(of('Apixaban 2.5, 5 mg', product)).toBe('Apixaban 2.5, 5 mg Tablets');
  expect(of('Apixaban Tablets 5 mg', product)).toBe('Apixaban Tablets 5 mg (2.5 mg, 5 mg)');
  expect(of('Manufacturing plant in Goa', null)).toBe('Manufacturing plant in Goa');
});
