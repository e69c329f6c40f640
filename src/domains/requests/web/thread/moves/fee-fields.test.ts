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
  expect(typeFee([])).toMatchObject({ feeDue: '', feeAmount: '' });
});

test('after a part of the fee what was asked for stands there again, and never how much arrives now', () => {
  const refund = { ...part, kind: 'refund', currency: 'USD', due: null } as Request['fees'][number];
  expect(typeFee([part, refund])).toMatchObject({ feeCurrency: 'EUR', feeDue: '500', feeAmount: '' });
});
