import { expect, test } from 'vitest';
import type { Finding } from '../../contract/findings.ts';
import { askedBy, questionsOf, reasonsToSend } from './questions.ts';

const standing: Finding = {
  ...{ rule: 'title-form', severity: 'ask', field: 'title', words: 'The title says Capsules.' },
  ...{ reason: 'A working title', by: 'Ada', at: '2026-11-01T10:00:00.000Z' },
};

test('a reason that is kept stands in its box, and is not sent again unless it was changed', () => {
  expect(reasonsToSend(questionsOf([standing], {}, {}))).toEqual({});
  expect(reasonsToSend(questionsOf([standing], {}, { 'title-form': ' Another ' }))).toEqual({
    'title-form': 'Another',
  });
  expect(reasonsToSend(questionsOf([standing], {}, { 'title-form': '  ' }))).toEqual({});
});

test('what a save was refused for is asked anew, without the reason that was given for other words', () => {
  const asked = askedBy([
    { path: 'reasons.title-form', message: 'The title says Cream.' },
    { path: 'reasons.unheard-of', message: 'x' },
    { path: 'routes', message: 'Tablets do not go into a vein.' },
  ]);
  expect(questionsOf([standing], asked, {})).toMatchObject([
    { rule: 'title-form', field: 'title', words: 'The title says Cream.', reason: '', kept: null },
  ]);
});

test('notes are no questions', () => {
  const note: Finding = { ...standing, rule: 'constraint-past', severity: 'note' };
  expect(questionsOf([note], {}, {})).toEqual([]);
});
