import { expect, it } from 'vitest';
import { emptyForm, merge, toTyped, toValues } from './typed.ts';

const base = { ...emptyForm('dossier'), title: 'A', strengths: '5 mg', royalty: '-' };

it('a number is typed as text and sent as a number; what is none is left for the server to refuse', () => {
  expect(toTyped('dossier', { ...base, offerDays: 10 }).offerDays).toBe('10');
  expect(toValues('dossier', { ...base, offerDays: ' 10 ' }).offerDays).toBe(10);
  expect(toValues('dossier', { ...base, offerDays: '' }).offerDays).toBeNull();
  expect(toValues('dossier', { ...base, offerDays: 'ten' }).offerDays).toBe('ten');
});

it('blank lines of a list are no values', () => {
  expect(toValues('dossier', { ...base, packSizes1: [' 10s ', '', '30s'] }).packSizes1).toEqual([
    '10s',
    '30s',
  ]);
});

it("somebody else's changes are taken over where nothing was typed, and named where both changed a field", () => {
  const typed = { ...base, strengths: '7 mg', royalty: '5 %' };
  const theirs = { ...base, title: 'B', strengths: '9 mg' };
  const merged = merge('dossier', base, typed, theirs);
  expect(merged.typed).toMatchObject({ title: 'B', strengths: '7 mg', royalty: '5 %' });
  expect(merged.contested).toEqual({ strengths: '9 mg' });
});

it('both typing the same is no contest', () => {
  const both = { ...base, title: 'B' };
  expect(merge('dossier', base, both, both).contested).toEqual({});
});
