import { expect, test } from 'vitest';
import type { Brief, OnBoard } from '../../contract/briefs.ts';
import { offersAddress } from './offers-address.ts';

const request = (reference: string, offered: boolean) =>
  ({ reference, offer: offered ? { version: 1 } : null }) as OnBoard;
const line: Brief['lines'][number] = {
  ...{ product: 'A', strength: '5 mg', packUnits: '30', markets: [], volumes: ['1000', '', '3000'] },
  ...{ targetPrice: '', documents: '' },
};

const plan = { currency: 'USD', firstYear: 2028 } as const;

test('what is offered is led to with the volumes of the brief', () => {
  const requests = [request('DB-1', true), request('DB-2', false), request('DB-3', true)];
  const lines = [line, { ...line, strength: '' }, { ...line, volumes: [] }, { ...line, strength: '2*5 mg' }];
  const search = new URL(`http://a${offersAddress({ ...plan, requests, lines })}`).searchParams;
  expect(search.get('requests')).toBe('DB-1,DB-3');
  // In another currency or from another day on it would be another plan than the board's.
  expect([search.get('currency'), search.get('start')]).toEqual(['USD', '2028-01-01']);
  expect(search.getAll('lines')).toEqual(['5 mg*30**1000;;3000', '2 5 mg*30**1000;;3000']);
});

test('no more are compared than can be, and nothing before there is an offer', () => {
  const many = Array.from({ length: 9 }, (_, at) => request(`DB-${at}`, true));
  const address = offersAddress({ ...plan, requests: many, lines: [] }) ?? '';
  expect(new URL(`http://a${address}`).searchParams.get('requests')?.split(',')).toHaveLength(6);
  expect(offersAddress({ ...plan, requests: [request('DB-1', false)], lines: [line] })).toBeNull();
});
