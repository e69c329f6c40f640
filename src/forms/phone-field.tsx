import { type FormEvent, useRef, useState } from 'react';
import { phoneLength } from '#platform/contract/validation.ts';
import { Field } from '#ui/field/field.tsx';
import { typedPhone } from './typed-phone.ts';

type PhoneFieldProps = {
  label: string;
  error: string | undefined;
  defaultValue?: string | undefined;
  /** Tells what stands in it after each change. */
  onType?: (phone: string) => void;
};

/**
 * A phone number, where it is optional: digits only (§5.12). No `maxLength`: the browser would count the
 * separators of a pasted number and cut its last digits.
 */
export function PhoneField({ label, error, defaultValue = '', onType }: PhoneFieldProps) {
  const before = useRef(defaultValue);
  const [told, setTold] = useState<string | null>(null);

  function takeDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
    const taken = typedPhone(before.current, input.value);
    before.current = taken.phone;
    if (input.value !== taken.phone) input.value = taken.phone;
    setTold(taken.told);
    onType?.(taken.phone);
  }

  return (
    <Field
      name="phone"
      label={label}
      description={`Optional, ${phoneLength} digits`}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      onInput={takeDigits}
      defaultValue={defaultValue}
      error={told ?? error}
    />
  );
}
