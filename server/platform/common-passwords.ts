import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinLength } from '#contract/validation.ts';
import { invalid } from './errors.ts';

const listLength = 10_000;

/** The commonest first, lower case. Shorter ones are refused by their length already, so none is spent on them. */
const commonPasswords = new Set(
  dictionary.passwords.filter((password) => password.length >= passwordMinLength).slice(0, listLength),
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
