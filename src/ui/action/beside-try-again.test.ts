import { expect, test } from 'vitest';
import { besideTryAgain } from './beside-try-again.ts';

test.each([
  [
    'Could not reach the server. Check your connection and try again.',
    'Could not reach the server. Check your connection.',
  ],
  ['The server took too long to answer. Please try again.', 'The server took too long to answer.'],
  ['It was taken off your shortlist meanwhile. Try again.', 'It was taken off your shortlist meanwhile.'],
  [
    'Nothing can be stored at the moment, and nothing was. Try again later.',
    'Nothing can be stored at the moment, and nothing was.',
  ],
  [
    'The service is busy or restarting. Try again in a few seconds.',
    'The service is busy or restarting. Wait a few seconds.',
  ],
  [
    'Too many requests from your account. Try again in 20 seconds.',
    'Too many requests from your account. Wait 20 seconds.',
  ],
  [
    'Something went wrong on our side. Try again, and quote the request id if it stays.',
    'Something went wrong on our side. Quote the request id if it stays.',
  ],
  ['There is nothing at this address', 'There is nothing at this address'],
])('beside a button that says it, %j is told without the same words', (said, beside) => {
  expect(besideTryAgain(said)).toBe(beside);
});
