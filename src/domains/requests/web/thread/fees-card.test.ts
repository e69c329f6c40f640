import { expect, test } from 'vitest';
import type { Request } from '../../contract/request-view.ts';
import { remainder } from './fees-card.tsx';

function entry(amount: string, more: object = {}) {
  return { kind: 'payment', currency: 'EUR', due: null, amount, ...more } as Request['fees'][number];
}

test('what remains of the fee is told in its currency, with what was paid back and put right', () => {
  const part = entry('1000.5000', { due: '2500.0000' });
  expect(remainder([])).toBeNull();
  expect(remainder([entry('5.0000')])).toBeNull();
  expect(remainder([part])).toEqual({ label: 'Remains', value: '1,499.5 EUR of 2,500 EUR' });
  const back = entry('-1000.5000', { kind: 'refund' });
  expect(remainder([part, entry('900.0000', { currency: 'USD' }), back])?.value).toBe(
    '2,500 EUR of 2,500 EUR',
  );
  expect(remainder([part, entry('1500.0000')])).toEqual({
    label: 'Paid beyond it',
    value: '0.5 EUR of 2,500 EUR',
  });
  expect(remainder([part, entry('1499.5000')])?.value).toBe('0 EUR of 2,500 EUR');
});
