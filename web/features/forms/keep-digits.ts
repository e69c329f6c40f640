import type { FormEvent } from 'react';
import { phoneLength } from '#contract/validation.ts';

/** For a phone field, which takes only digits: what a paste brings along is dropped. */
export function keepDigits(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const digits = input.value.replace(/\D/g, '').slice(0, phoneLength);
  if (digits !== input.value) input.value = digits;
}
