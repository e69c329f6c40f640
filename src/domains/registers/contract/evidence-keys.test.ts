import { expect, test } from 'vitest';
import { cepKey, dmfKey, feiKey } from './evidence-keys.ts';

test.each([
  ['CEP 2012-123 - Rev 02', '2012-123', 'Rev 02'],
  ['R1-CEP 2004-123-Rev 02', '2004-123', 'R1 Rev 02'],
  ['R0 CEP 2010-123-Rev 00', '2010-123', 'R0 Rev 00'],
  ['r1-cep 2004‑23 – rev. 2', '2004-023', 'R1 Rev 02'],
  ['CEP 2012-123', '2012-123', ''],
])('%s is %s, whatever its revision', (number, key, revision) => {
  expect(cepKey(number)).toEqual({ key, revision });
});

test.each(['2012-123', 'CEP 2012', 'CEP 12-123', 'DMF 12345', '', 'CEP 2012-123 - Rev 02 and more'])(
  "'%s' is no CEP",
  (number) => {
    expect(cepKey(number)).toBeNull();
  },
);

test('a master file has no leading zeros, an establishment ten digits', () => {
  expect(['18990', '018990', 'DMF 018990', 'DMF# 18990', 'us dmf no. 18990'].map(dmfKey)).toEqual(
    Array(5).fill('18990'),
  );
  expect(['0000', 'A18990', '1234567', ''].map(dmfKey)).toEqual(Array(4).fill(null));
  expect(['1000123', '0001000123', '0000001000123', 'FEI 1000123'].map(feiKey)).toEqual(
    Array(4).fill('0001000123'),
  );
  expect(feiKey('3005551234')).toBe('3005551234');
  expect(['00', '-', '12345678901', ''].map(feiKey)).toEqual(Array(4).fill(null));
});
