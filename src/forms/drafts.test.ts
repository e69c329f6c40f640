import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { valuesOf } from './use-draft.ts';

const draft = { values: { marketsOfInterest: 'EU, UK', status: 'true' }, fileNames: ['cda.pdf'] };

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

describe.each(['tab', 'browser'] as const)('a draft kept as long as the %s', (keeping) => {
  it('comes back after signing in again', () => {
    expect(keepDraft('dossier:7', draft, keeping)).toBe(true);
    window.localStorage.removeItem('token');
    signIn('Ada');
    expect(readDraft('dossier:7', keeping)).toMatchObject(draft);
  });

  it('belongs to its form', () => {
    keepDraft('dossier:7', draft, keeping);
    expect(readDraft('dossier:8', keeping)).toBeNull();
  });

  it('is not shown to somebody else', () => {
    keepDraft('dossier:7', draft, keeping);
    signIn('Grace');
    expect(readDraft('dossier:7', keeping)).toBeNull();
  });

  it('is gone once dropped, and leaves nothing behind; others stay', () => {
    keepDraft('dossier:7', draft, keeping);
    keepDraft('dossier:8', draft, keeping);
    dropDraft('dossier:7', keeping);
    expect(readDraft('dossier:7', keeping)).toBeNull();
    expect(readDraft('dossier:8', keeping)).toMatchObject(draft);
    dropDraft('dossier:8', keeping);
    expect(window.sessionStorage.getItem('drafts') ?? window.localStorage.getItem('drafts')).toBeNull();
  });
});

it('a draft lives where it is kept, and nowhere else', () => {
  keepDraft('dossier:7', draft);
  expect(readDraft('dossier:7', 'browser')).toBeNull();
  expect(window.localStorage.getItem('drafts')).toBeNull();
});

it('a form that is drawn while nobody is signed in, or somebody else is, leaves a draft to its writer', () => {
  keepDraft('dossier:7', draft);
  window.localStorage.removeItem('token');
  window.localStorage.removeItem('name');
  dropDraft('dossier:7');
  signIn('Bela');
  dropDraft('dossier:7');
  expect(readDraft('dossier:7')).toBeNull();
  signIn('Ada');
  expect(readDraft('dossier:7')).toMatchObject(draft);
});

it('a draft that makes no sense is ignored', () => {
  window.sessionStorage.setItem('drafts', '{"dossier:7":[1,2');
  expect(readDraft('dossier:7')).toBeNull();
  const empty: Record<string, string> = { a: '', b: '', c: 'as begun' };
  expect(valuesOf(empty, { a: 1, b: 'x', d: 'of a field that went' })).toEqual({
    a: '',
    b: 'x',
    c: 'as begun',
  });
});

it('who can store nothing is told so', () => {
  window.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(keepDraft('new', draft, 'browser')).toBe(false);
});
