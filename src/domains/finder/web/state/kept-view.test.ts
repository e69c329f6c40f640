import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FinderShape } from './finder-shape.ts';
import { asKept, keepView, keptSize, readKept } from './kept-view.ts';

const shape: FinderShape = { noun: 'dossiers', sorts: ['relevance', 'newest'], sections: [], hasTable: true };
const others: FinderShape = { ...shape, noun: 'suppliers', hasTable: false };

let person: string;
beforeEach(() => {
  person = 'Ana Reis';
  const session = { token: 't', role: 'seller' };
  const getItem = (key: string) => (key === 'name' ? person : session[key as keyof typeof session]);
  const jar = new Map<string, string>();
  vi.stubGlobal('window', { localStorage: { getItem } });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(written: string) {
      const [pair = '', ...attributes] = written.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('max-age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('how somebody likes to have results', () => {
  it('is as usual until they choose', () => {
    expect(readKept(shape)).toEqual({});
    expect(keptSize(shape, 'cards')).toBe(3);
    expect(keptSize(shape, 'table')).toBe(24);
    expect(asKept(shape, '?q=apixaban')).toBeNull();
  });

  it('is kept choice by choice, and given up by leaving it undefined', () => {
    keepView(shape, { view: 'table', sort: 'newest' });
    keepView(shape, { table: 50, columns: ['fee', 'markets'] });
    expect(readKept(shape)).toEqual({
      view: 'table',
      table: 50,
      sort: 'newest',
      columns: ['fee', 'markets'],
    });
    keepView(shape, { sort: undefined, columns: undefined });
    expect(readKept(shape)).toEqual({ view: 'table', table: 50 });
  });

  it('is each person’s own, and each finder’s, without their name in it', () => {
    keepView(shape, { view: 'table' });
    expect(document.cookie).not.toContain('Ana');
    expect(readKept(others)).toEqual({});
    person = 'Ben Ito';
    expect(readKept(shape)).toEqual({});
    person = 'Ana Reis';
    expect(readKept(shape)).toEqual({ view: 'table' });
  });

  it('passes over what nobody offers', () => {
    keepView(shape, { table: 7, view: 'table' });
    expect(keptSize(shape, 'table')).toBe(24);
    keepView(shape, { sort: 'by-colour' });
    expect(asKept(shape, '')).toBe('?size=24&view=table');
  });
});

describe('a search from elsewhere', () => {
  beforeEach(() => keepView(shape, { view: 'table', table: 50, sort: 'newest' }));

  it('is shown as its reader likes it', () => {
    expect(asKept(shape, '')).toBe('?sort=newest&size=50&view=table');
    expect(asKept(shape, '?q=apixaban')).toBe('?q=apixaban&sort=newest&size=50&view=table');
  });

  it.each(['?sort=relevance', '?size=3', '?view=cards', '?page=2'])(
    'that says itself how stays: %s',
    (search) => {
      expect(asKept(shape, search)).toBeNull();
    },
  );

  it('is no table where the finder has none', () => {
    keepView(others, { view: 'table', cards: 12 });
    expect(asKept(others, '')).toBe('?size=12');
  });
});
