import { expect, test } from 'vitest';
import { numberKey } from './evidence-numbers.ts';

test.each([
  ['cep', 'EDQM', 'CEP 2010-123', '2010-123'],
  ['cep', 'EDQM', ' r1-cep 2010-123-rev 02 ', '2010-123'],
  ['cep', 'EDQM', 'R0-CEP 2019-045 - Rev 00', '2019-045'],
  ['cep', 'EDQM', 'CEP 2023–123 - Rev 01', '2023-123'],
  ['dmf', 'USFDA', '012345', '12345'],
  ['dmf', 'USFDA', 'DMF No. 12345', '12345'],
  ['dmf', 'USFDA', 'US DMF #012345', '12345'],
  ['inspection', 'USFDA', '1000123', '0001000123'],
  ['inspection', 'USFDA', 'FEI 3002807511', '3002807511'],
  ['approval', 'USFDA', 'ANDA 212345', 'ANDA 212345'],
  ['approval', 'EMA', 'eu/1/11/691/001', 'EU/1/11/691/001'],
  ['dmf', 'Health Canada', 'MF 2019-045', 'MF 2019-045'],
  ['gmp', 'MHRA', 'UK GMP 1234 Insp GMP/IMP 5678-0001', 'UK GMP 1234 INSP GMP/IMP 5678-0001'],
] as const)('%s of %s: %s is known as %s', (kind, authority, number, key) => {
  expect(numberKey(kind, authority, number)).toBe(key);
});

test.each([
  ['cep', 'EDQM', '2010-123'],
  ['cep', 'EDQM', 'CEP 210-123'],
  ['cep', 'EDQM', 'CEP 2010-123 and 124'],
  ['dmf', 'USFDA', '1234567'],
  ['dmf', 'USFDA', '000'],
  ['dmf', 'USFDA', '12345A'],
  ['inspection', 'USFDA', '123456'],
  ['inspection', 'USFDA', '12345678901'],
  ['inspection', 'USFDA', '0000000'],
  ['approval', 'USFDA', 'pending'],
  ['approval', 'USFDA', '<b>1</b>'],
  ['gmp', 'MHRA', ''],
] as const)('%s of %s: %j is no number', (kind, authority, number) => {
  expect(numberKey(kind, authority, number)).toBeNull();
});
