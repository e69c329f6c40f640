import { expect, test } from 'vitest';
import { extendedBy, kindOf } from './rules.ts';

test.each([
  'NCE',
  'NCE*',
  'ODE',
  'ODE-123',
  'ODE*',
  'GAIN',
  'NP',
  'NC',
  'NDF',
  'NR',
  'NS',
  'NE',
  'RTO',
  'W',
  'XYZ-9',
])('%s is hard', (code) => {
  expect(kindOf(code).hard).toBe(true);
});

test.each(['I-456', 'M-78', 'D-9', 'NPP', 'CGT', 'PC'])('%s is soft', (code) => {
  expect(kindOf(code).hard).toBe(false);
});

test('a code that is in no list is said to be so', () => {
  expect(kindOf('W').words).toContain('in no list');
});

test('six months belong to what ends half a year before, of the same product alone', () => {
  const of = (product: string, code: string, endsOn: string) => ({
    application: '202155',
    product,
    code,
    endsOn,
  });
  const own = [
    of('001', 'NPP', '2028-04-17'),
    of('001', 'I-1', '2027-01-01'),
    of('003', 'NS', '2028-04-17'),
    of('001', 'PED', '2028-10-17'),
  ];
  expect(extendedBy(of('001', 'PED', '2028-10-17'), own)).toEqual([of('001', 'NPP', '2028-04-17')]);
});
