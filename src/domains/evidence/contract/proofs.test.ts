import { expect, test } from 'vitest';
import { kindsProven } from './proofs.ts';

const tablets = (...substances: string[]) => ({ dosageForm: 'Tablets', substances });

test('a certificate of forms proves of those alone', () => {
  expect(kindsProven(['gmp/Tablets', 'approval'], tablets('Apixaban'))).toEqual(['gmp', 'approval']);
  expect(kindsProven(['gmp/Injection'], tablets('Apixaban'))).toEqual([]);
});

test('of a combination each substance needs a file of its own, of one substance any will do', () => {
  const both = tablets('Amlodipine', 'Valsartan');
  expect(kindsProven(['cep/amlodipine besilate', 'dmf'], both)).toEqual([]);
  expect(kindsProven(['cep/amlodipine besilate', 'cep/valsartan'], both)).toEqual(['cep']);
  expect(kindsProven(['cep/amlodipine besilate', 'cep/amlodipine', 'cep/valsartanum'], both)).toEqual([]);
  expect(kindsProven(['cep', 'dmf/apixaban'], tablets('Apixaban'))).toEqual(['cep', 'dmf']);
});
