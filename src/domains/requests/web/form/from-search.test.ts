import { beforeEach, expect, test, vi } from 'vitest';
import { dossierFinderPath } from '#domains/dossiers/web/dossier-shape.ts';
import { supplierFinderPath } from '#domains/suppliers/web/supplier-shape.ts';
import { rememberSearch } from '#platform/web/session/came-from.ts';
import { storeSession } from '#platform/web/session/session.ts';
import { orderWords } from './from-search.ts';
import { proposalSheet } from './proposal-sheet.ts';
import { quoteSheet } from './quote-sheet.tsx';

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() });
  const documentElement = { setAttribute: () => undefined, removeAttribute: () => undefined };
  vi.stubGlobal('document', { documentElement });
  storeSession({ token: 'secret', name: 'Asha Verma', role: 'seller' });
});

test('the proposal form takes the markets that were ticked and those that the words said, and the order searched for', () => {
  rememberSearch(dossierFinderPath, '?q=apixaban+for+brazil&moq=..100000&market=eu,uk', {
    RegionofInterest: ['LatAm', 'EU'],
  });
  expect(proposalSheet.fromSearch()).toEqual({
    marketsOfInterest: 'EU, UK, LatAm',
    indicativeVolumes: '100,000 units an order',
  });
  storeSession({ token: 'other', name: 'Rui Alves', role: 'seller' });
  expect(proposalSheet.fromSearch()).toEqual({ marketsOfInterest: '', indicativeVolumes: '' });
});

test('the form for a supplier takes what of it was searched for', () => {
  rememberSearch(supplierFinderPath, '?gmp=usfda,eu-gmp&form=injectable');
  expect(quoteSheet.fromSearch()).toEqual({
    gmpStatusRequired: 'USFDA, EU GMP',
    dosageFormsOfInterest: 'Injectable',
    specialCapabilitiesRequired: '',
  });
});

test('an order is told by the ends that were asked for', () => {
  expect(['', '..', '5000..', '5000..10000', '7..7'].map((range) => orderWords([range]))).toEqual([
    '',
    '',
    'From 5,000 units an order',
    '5,000 to 10,000 units an order',
    '7 units an order',
  ]);
});
