import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

const draft = { answers: { marketsOfInterest: 'EU, UK' }, consent: true, fileNames: ['cda.pdf'] };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}

function signIn(name: string): void {
  for (const [key, value] of Object.entries({ token: `token of ${name}`, name, role: 'seller' })) {
    window.localStorage.setItem(key, value);
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() });
  signIn('Ada');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('comes back after signing in again', () => {
    keepDraft('dossier:7', draft);
    window.localStorage.removeItem('token');
    signIn('Ada');
    expect(readDraft('dossier:7')).toEqual(draft);
  });

  it('belongs to its listing', () => {
    keepDraft('dossier:7', draft);
    expect(readDraft('dossier:8')).toBeNull();
  });

  it('is not shown to somebody else', () => {
    keepDraft('dossier:7', draft);
    signIn('Grace');
    expect(readDraft('dossier:7')).toBeNull();
  });

  it('is gone once dropped, or once everything is taken back', () => {
    keepDraft('dossier:7', draft);
    dropDraft('dossier:7');
    expect(readDraft('dossier:7')).toBeNull();
    keepDraft('dossier:7', draft);
    keepDraft('dossier:7', { answers: { marketsOfInterest: '' }, consent: false, fileNames: [] });
    expect(readDraft('dossier:7')).toBeNull();
  });

  it('that makes no sense is ignored', () => {
    window.sessionStorage.setItem('draft:dossier:7', '{"answers":[1,2');
    expect(readDraft('dossier:7')).toBeNull();
    window.sessionStorage.setItem(
      'draft:dossier:7',
      '{"name":"Ada","answers":{"a":1,"b":"x"},"fileNames":5}',
    );
    expect(readDraft('dossier:7')).toEqual({ answers: { b: 'x' }, consent: false, fileNames: [] });
  });
});
