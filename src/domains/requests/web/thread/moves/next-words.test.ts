import { expect, test } from 'vitest';
import type { Side } from '../../../contract/request-life.ts';
import type { Request } from '../../../contract/request-view.ts';
import { feeWords } from './next-words.ts';

const dealFee = { currency: 'EUR', amount: '2500' } as const;
const payment = { kind: 'payment', currency: 'EUR', due: '2000.0000', amount: '500.0000' };

function words(more: object = {}): string | null {
  const request = { state: 'signed', side: 'buyer', dueAt: '2026-11-30T22:59:59.999Z', fees: [], dealFee };
  return feeWords({ ...request, ...more } as unknown as Request);
}

test('a buyer who has to pay reads how much, what of it has arrived, and how one comes by the way to pay', () => {
  expect(words()).toBe(
    'The fee is 2,500 EUR, and refundable. The desk sends you how it is paid: a message in the thread asks for it.',
  );
  // What a payment has named is left alone by a new setting.
  expect(words({ fees: [payment] })).toContain(
    'The fee is 2,000 EUR, and refundable. 500 EUR of it has arrived, 1,500 EUR is still to come.',
  );
  expect(words({ dealFee: null })).toContain('The desk tells you how much the fee is');
});

test('where no fee is waited for, and to the owner, nothing is said of it', () => {
  expect(words({ dueAt: null })).toBeNull();
  expect(words({ state: 'fee-paid' })).toBeNull();
  for (const side of ['owner', 'desk'] satisfies Side[]) expect(words({ side })).toBeNull();
});
