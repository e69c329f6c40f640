import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '#forms/drafts.ts';
import type { Listed } from '../../contract/brief-listings.ts';
import { type BriefAside, briefDraft, dropAside, setOthersAside, takeUp } from './briefs-aside.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage: storage, localStorage: { getItem: () => null } });
  return () => vi.unstubAllGlobals();
});

const listings = (...ids: string[]) => ids.map((id) => ({ kind: 'dossier', id }) as Listed);

function begin(title: string, asked: string): BriefAside {
  const draft = { values: { title, asked }, fileNames: [] };
  keepDraft(briefDraft, draft);
  return draft;
}

const titleNow = () => readDraft<BriefAside>(briefDraft)?.values['title'];

test('a brief that was begun for wholly other listings makes way, and is gone on with when one wants it', () => {
  const first = begin('First', 'dossier:1,dossier:2,supplier:9');
  expect(setOthersAside(listings('3', '4'))).toEqual([first]);
  expect(titleNow()).toBeUndefined();
  // What was begun in its place waits for its turn as well.
  const second = begin('Second', 'dossier:3,dossier:4');
  expect(takeUp(first)).toBe('/briefs/new?dossiers=1,2&plants=9');
  expect(titleNow()).toBe('First');
  expect(setOthersAside(listings('1', '2'))).toEqual([second]);
  expect(titleNow()).toBe('First');
  expect(dropAside(second)).toEqual([]);
});

test('a brief comes back where one of its listings is asked, and where the address asks none', () => {
  begin('First', 'dossier:1,dossier:2');
  expect(setOthersAside(listings('2', '3'))).toEqual([]);
  expect(setOthersAside([])).toEqual([]);
  expect(titleNow()).toBe('First');
});
