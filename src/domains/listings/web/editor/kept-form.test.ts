import { expect, test } from 'vitest';
import { emptyForm } from '../fields/typed.ts';
import { bringBack } from './kept-form.ts';

const base = { ...emptyForm('dossier'), title: 'Apixaban Tablets', strengths: '5 mg', offerDays: '10' };
const values = { ...base, offerDays: 10 };

test('what was typed before the session ended stands over what stands there now', () => {
  const typed = { ...base, title: 'Apixaban Film-coated Tablets', offerDays: '12' };
  const back = bringBack('dossier', values, { base, typed });
  expect(back).toEqual({ base, typed, contested: {} });
});

test('what somebody else saved meanwhile is taken over, and named where both have changed it', () => {
  const typed = { ...base, title: 'mine' };
  const back = bringBack('dossier', { ...values, title: 'theirs', strengths: '2.5 mg' }, { base, typed });
  expect(back.typed).toMatchObject({ title: 'mine', strengths: '2.5 mg' });
  expect(back.base).toMatchObject({ title: 'theirs', strengths: '2.5 mg' });
  expect(back.contested).toEqual({ title: 'theirs' });
});

test('what makes no sense is left out', () => {
  expect(bringBack('dossier', values, null).typed).toEqual(base);
  expect(bringBack('dossier', values, { typed: base }).typed).toEqual(base);
  const typed = { ...base, title: ['of', 'another', 'form'], markets: 'EU', gone: 'x' };
  expect(bringBack('dossier', values, { base, typed }).typed).toEqual(base);
});
