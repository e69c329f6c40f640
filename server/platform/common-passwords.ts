import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invalid } from './errors.ts';

/** One per line, lower case: see docs/decisions/common-passwords.md for where they come from. */
const commonPasswords = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

const refusal =
  'This password is on the list of the most common ones, which are tried first by those who break in. ' +
  'Please choose another: three or four words that have nothing to do with each other are a good one.';

/** Refuses, kindly, what anyone would guess first. */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.trim().toLowerCase())) {
    throw invalid([{ path: 'password', message: refusal }]);
  }
}
