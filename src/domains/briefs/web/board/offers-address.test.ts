import { expect, test } from 'vitest';
import type { Brief, OnBoard } from '../../contract/briefs.ts';
import { offersAddress } from './offers-address.ts';

const request = (reference: string, offered: boolean) =>
  ({ reference, state: 'term-sheet-issued', offer: offered ? { version: 1 } : null }) as OnBoard;
const of = { currency: 'CHF', firstYear: 2030 };
const line: Brief['lines'][number] = {
  ...{ product: 'A', strength: '5 mg', packUnits: '30', markets: [], volumes: ['1000', '', '3000'] },
  ...{ targetPrice: '', documents: '' },
};

test('what is offered is led to with the volumes of the brief', () => {
  const requests = [request('DB-1', true), request('DB-2', false), request('DB-3', true)];
  const lines = [line, { ...line, strength: '' }, { ...line, volumes: [] }, { ...line, strength: '2*5 mg' }];
  const search = new URL(`http://a${offersAddress({ ...of, requests, lines })}`).searchParams;
  expect(search.get('requests')).toBe('DB-1,DB-3');
  expect([search.get('currency'), search.get('start')]).toEqual(['CHF', '2030-01-01']);
  expect(search.getAll('lines')).toEqual(['5 mg*30**1000;;3000', '2 5 mg*30**1000;;3000']);
});

test('no more are compared than can be, and nothing before there is an offer', () => {
  const many = Array.from({ length: 9 }, (_, at) => request(`DB-${at}`, true));
  const address = offersAddress({ ...of, requests: many, lines: [] }) ?? '';
  expect(new URL(`http://a${address}`).searchParams.get('requests')?.split(',')).toHaveLength(6);
  expect(offersAddress({ ...of, requests: [request('DB-1', false)], lines: [line] })).toBeNull();
});

test('those that may still come to something are compared before those that ended', () => {
  const ended = Array.from(
    { length: 6 },
    (_, at) => ({ ...request(`DB-${at}`, true), state: 'declined' }) as OnBoard,
  );
  const requests = [...ended, request('DB-9', true)];
  const search = new URL(`http://a${offersAddress({ ...of, requests, lines: [line] })}`).searchParams;
  expect(search.get('requests')).toBe('DB-9,DB-0,DB-1,DB-2,DB-3,DB-4');
});
