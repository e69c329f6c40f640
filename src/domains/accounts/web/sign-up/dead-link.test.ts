import { expect, test } from 'vitest';
import { CallError } from '#platform/web/call/call-error.ts';
import { isDeadLink } from './dead-link.ts';

test('a refusal that is about no field is about the link', () => {
  expect(isDeadLink(new CallError(400, { message: 'This link no longer works' }))).toBe(true);
  expect(isDeadLink(new CallError(404, {}))).toBe(true);
});

test('a password that is refused leaves the link alive', () => {
  const issues = [{ path: 'password', message: 'This password is among the commonest' }];
  expect(isDeadLink(new CallError(400, { issues }))).toBe(false);
});

test('too many attempts, a server in trouble and no answer at all say nothing about the link', () => {
  for (const status of [429, 500, 503, 0]) expect(isDeadLink(new CallError(status, {}))).toBe(false);
  expect(isDeadLink(new TypeError('a fault of ours'))).toBe(false);
});
