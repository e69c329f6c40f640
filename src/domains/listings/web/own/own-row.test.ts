import { expect, test } from 'vitest';
import type { ListingSummary } from '../../contract/listings.ts';
import { nextWords } from './own-row.tsx';

const draft = { kind: 'dossier', state: 'draft', missing: [], sentBack: null, openFindings: 0 };
const words = (facts: object) => nextWords({ ...draft, ...facts } as unknown as ListingSummary);

test('a draft is complete once no field is missing and nothing stands open against it', () => {
  expect(words({})).toBe('Complete: send it for review');
  expect(words({ openFindings: 1 })).toBe('One point to settle');
  expect(words({ openFindings: 2, missing: ['strengths'] })).toBe('Needs Strengths · 2 points to settle');
  expect(words({ openFindings: 2, sentBack: 'Why?' })).toBe('Sent back: “Why?” 2 points to settle');
  expect(words({ openFindings: 2, waiting: true })).toBe('Waits for the desk');
});
