import { expect, test } from 'vitest';
import type { Request } from '../../../contract/request-view.ts';
import { typeFee } from './fee-fields.tsx';

const part = {
  kind: 'payment',
  currency: 'EUR',
  due: '500.0000',
  amount: '200.5000',
} as Request['fees'][number];

test('no amount of the fee is filled in before somebody has said what was asked for', () => {
  expect(typeFee({ fees: [], dealFee: null })).toMatchObject({ feeDue: '', feeAmount: '' });
});

test('after a part of the fee what was asked for stands there again, and never how much arrives now', () => {
  const refund = { ...part, kind: 'refund', currency: 'USD', due: null } as Request['fees'][number];
  expect(typeFee({ fees: [part, refund], dealFee: null })).toMatchObject({
    feeCurrency: 'EUR',
    feeDue: '500',
    feeAmount: '',
  });
});

test('the fee that the operator set stands there before any payment, and after one what was asked for then', () => {
  const dealFee = { currency: 'CHF', amount: '2500' } as const;
  expect(typeFee({ fees: [], dealFee })).toMatchObject({ feeCurrency: 'CHF', feeDue: '2500', feeAmount: '' });
  expect(typeFee({ fees: [part], dealFee })).toMatchObject({ feeCurrency: 'EUR', feeDue: '500' });
});
