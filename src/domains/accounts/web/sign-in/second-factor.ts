import type { Rule } from '#forms/use-form-submit.ts';
import type { ErrorBody } from '#platform/contract/errors.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { CallError } from '#platform/web/call/call.ts';

/** The rule of every field for a code, digits or recovery. */
export const codeRule = {
  field: 'code',
  holds: (code) => !isBlank(code),
  message: 'Enter the code',
} as const satisfies Rule<'code'>;

/** What an account takes as its second step, beside a recovery code. */
export type Ways = NonNullable<ErrorBody['secondFactor']>;

/** The first step is right, and the account asks for a second one: in which ways. Null for any other error. */
export function waysAskedFor(error: unknown): Ways | null {
  if (!(error instanceof CallError) || error.code !== 'second-factor-required') return null;
  return error.secondFactor ?? { authenticator: true };
}
