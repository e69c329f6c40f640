import { expect, test } from 'vitest';
import type { Finding } from '../../contract/findings.ts';
import { askedBy, mendedBy, questionsOf, reasonsToSend } from './questions.ts';

const standing: Finding = {
  ...{ rule: 'title-form', severity: 'ask', field: 'title', words: 'The title says Capsules.' },
  ...{ reason: 'A working title', by: 'Ada', at: '2026-11-01T10:00:00.000Z' },
};
const saved = { title: 'Amlodipine Capsules', dosageForm: 'Tablets', shelfLife: '24 months' };
const asSaved = { saved, typed: saved };

test('a reason that is kept stands in its box, and is not sent again unless it was changed', () => {
  expect(reasonsToSend(questionsOf([standing], {}, {}, asSaved))).toEqual({});
  expect(reasonsToSend(questionsOf([standing], {}, { 'title-form': ' Another ' }, asSaved))).toEqual({
    'title-form': 'Another',
  });
  expect(reasonsToSend(questionsOf([standing], {}, { 'title-form': '  ' }, asSaved))).toEqual({});
});

test('what a save was refused for is asked anew, without the reason that was given for other words', () => {
  const issues = [
    { path: 'reasons.title-form', message: 'The title says Cream.' },
    { path: 'reasons.unheard-of', message: 'x' },
    { path: 'routes', message: 'Tablets do not go into a vein.' },
  ];
  expect(questionsOf([standing], askedBy(issues, saved), {}, asSaved)).toMatchObject([
    { rule: 'title-form', field: 'title', words: 'The title says Cream.', reason: '', kept: null },
  ]);
});

test('notes are no questions', () => {
  const note: Finding = { ...standing, rule: 'constraint-past', severity: 'note' };
  expect(questionsOf([note], {}, {}, asSaved)).toEqual([]);
});

test('a question rests once what it asks about is changed, unless its reason is being written', () => {
  const open = { ...standing, reason: '', by: null, at: null };
  const asked = (change: object, reasons = {}) =>
    questionsOf([open], {}, reasons, { saved, typed: { ...saved, ...change } })[0];
  const rests = { overtaken: true, open: false };
  expect(asked({})).toMatchObject({ overtaken: false, open: true });
  expect(asked({ shelfLife: '36 months' })).toMatchObject({ overtaken: false, open: true });
  expect(asked({ title: 'Amlodipine Tablets' })).toMatchObject(rests);
  expect(asked({ dosageForm: 'Capsules' }), 'or another field that it looks at').toMatchObject(rests);
  for (const reason of ['A name', ''])
    expect(asked({ dosageForm: 'Capsules' }, { 'title-form': reason })).toMatchObject({ open: true });
});

test('what a save was refused for is about what was typed then, and rests from the next change on', () => {
  const typed = { ...saved, title: 'Amlodipine Cream' };
  const refused = askedBy([{ path: 'reasons.title-form', message: 'The title says Cream.' }], typed);
  expect(questionsOf([], refused, {}, { saved, typed })).toMatchObject([{ overtaken: false }]);
  expect(questionsOf([], refused, {}, asSaved)).toMatchObject([{ overtaken: true }]);
  expect(mendedBy('dosageForm')).toEqual(expect.arrayContaining(['dosageForm', 'reasons.title-form']));
  expect(mendedBy('dosageForm')).not.toContain('reasons.cpp-country');
});
