import { beforeEach, expect, test, vi } from 'vitest';
import { cameFrom, leadTo, rememberSearch } from './came-from.ts';
import { storeSession } from './session.ts';

/** As much of a browser as remembering takes. */
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
  vi.stubGlobal('document', {
    documentElement: { setAttribute: () => undefined, removeAttribute: () => undefined },
  });
  storeSession({ token: 'secret', name: 'Asha Verma', role: 'seller' });
});

test('each finder keeps its own text and filters while one goes back and forth', () => {
  rememberSearch('/dossier-search', '?q=metformin&market=eu');
  rememberSearch('/supplier-search', '?q=sterile');
  expect(leadTo('/dossier-search', '/supplier-search')).toBe('/dossier-search?q=metformin&market=eu');
  expect(leadTo('/supplier-search', '/dossier-search')).toBe('/supplier-search?q=sterile');
  expect(leadTo('/blog', '/supplier-search')).toBe('/blog');
});

test('a finder’s own link starts it anew', () => {
  rememberSearch('/dossier-search', '?q=metformin');
  expect(leadTo('/dossier-search', '/dossier-search')).toBe('/dossier-search');
});

test('nobody is led to another person’s search', () => {
  rememberSearch('/dossier-search', '?q=metformin');
  storeSession({ token: 'other', name: 'Rui Alves', role: 'seller' });
  expect(cameFrom('/dossier-search')).toBe('/dossier-search');
});
