import type { FormEvent } from 'react';
import { phoneLength } from '#contract/validation.ts';
import { Field } from '#web/ui/field.tsx';

/** A mobile number, where it is optional: digits only (section 5, Register). */
export function PhoneField({ error, defaultValue }: { error: string | undefined; defaultValue?: string }) {
  return (
    <Field
      name="phone"
      label="Mobile"
      description={`Optional, ${phoneLength} digits`}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={phoneLength}
      onInput={keepDigits}
      defaultValue={defaultValue}
      error={error}
    />
  );
}

/** The field takes only digits; what a paste brings along is dropped. */
function keepDigits(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const digits = input.value.replace(/\D/g, '').slice(0, phoneLength);
  if (digits !== input.value) input.value = digits;
}
