import { isBlank } from '#contract/validation.ts';
import { CallError } from '#web/call.ts';
import type { Rule } from '#web/features/forms/use-form-submit.ts';

/** The rule of every field for a code, digits or recovery. */
export const codeRule = {
  field: 'code',
  holds: (code) => !isBlank(code),
  message: 'Enter the code',
} as const satisfies Rule<'code'>;

/** The password is right, and the account asks for a code as well. */
export function asksForCode(error: unknown): boolean {
  return error instanceof CallError && error.code === 'second-factor-required';
}
