import { expect, test } from 'vitest';
import type { RequestState } from '../../contract/request-life.ts';
import type { Request } from '../../contract/request-view.ts';
import { remainder } from './fees-card.tsx';

function entry(amount: string, more: object = {}) {
  return { kind: 'payment', currency: 'EUR', due: null, amount, ...more } as Request['fees'][number];
}

function left(fees: Request['fees'], state: RequestState = 'signed') {
  return remainder({ fees, state, dealFee: null });
}

const part = entry('1000.5000', { due: '2500.0000' });

test('what is still to come of the fee is told in its currency, with what was paid back and put right', () => {
  expect(left([])).toBeNull();
  expect(left([entry('5.0000')])).toBeNull();
  expect(left([part])).toEqual({ label: 'Still to come', value: '1,499.5 EUR of 2,500 EUR' });
  const back = entry('-1000.5000', { kind: 'refund' });
  expect(left([part, entry('900.0000', { currency: 'USD' }), back])?.value).toBe('2,500 EUR of 2,500 EUR');
  expect(left([part, entry('1500.0000')])).toEqual({
    label: 'Paid beyond it',
    value: '0.5 EUR of 2,500 EUR',
  });
  expect(left([part, entry('1499.5000')])).toEqual({ label: 'Held', value: '2,500 EUR' });
});

test('what was paid back of a fee that was whole, or that nobody waits for, is not owed again', () => {
  const refund = entry('-1200.0000', { kind: 'refund' });
  const whole = [entry('2500.0000', { due: '2500.0000' }), refund];
  expect(left(whole, 'fee-paid')).toEqual({ label: 'Held', value: '1,300 EUR' });
  expect(left([part], 'declined')).toEqual({ label: 'Held', value: '1,000.5 EUR' });
});

test('before any payment has named it, the fee is what the operator asks for', () => {
  const dealFee = { currency: 'EUR', amount: '2500' } as const;
  expect(remainder({ fees: [entry('500.0000')], state: 'signed', dealFee })?.value).toBe(
    '2,000 EUR of 2,500 EUR',
  );
});
