import { expect, test } from 'vitest';
import { byField } from './use-submission.ts';

test('what is wrong within a list stands beside the whole field, the first of it', () => {
  const issues = { 'tags.2': 'Too long', title: 'Give a title', 'tags.5': 'Named twice' };
  expect(byField(issues)).toEqual({ tags: 'Too long', title: 'Give a title' });
  expect(byField(issues, (path) => path)).toEqual(issues);
});
