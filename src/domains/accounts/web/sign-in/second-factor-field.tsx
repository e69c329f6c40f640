import { useEffect, useRef, useState } from 'react';
import { Field } from '#ui/field/field.tsx';
import classes from './second-factor-field.module.css';

const kinds = {
  authenticator: {
    label: 'Code from your authenticator',
    description: 'The six digits it shows for Dosebridge now',
    inputMode: 'numeric',
    other: 'Phone not at hand? Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    description: 'One of the ten you kept when you switched two-step sign-in on; each works once',
    inputMode: 'text',
    other: 'Use a code from the authenticator',
  },
} as const;

/** The field of the login's second step. It takes the focus, as it comes in answer to what was just submitted. */
export function SecondFactorField({
  name,
  authenticator,
  error,
}: {
  name: string;
  /** Whether there is one: else only a recovery code can stand here. */
  authenticator: boolean;
  error: string | undefined;
}) {
  const [kind, setKind] = useState<keyof typeof kinds>(authenticator ? 'authenticator' : 'recovery');
  const input = useRef<HTMLInputElement>(null);
  const { label, description, inputMode, other } = kinds[kind];

  useEffect(() => input.current?.focus(), []);

  function changeKind(): void {
    setKind(kind === 'recovery' ? 'authenticator' : 'recovery');
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  return (
    <div className={classes.step}>
      <Field
        ref={input}
        name={name}
        label={label}
        description={description}
        inputMode={inputMode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={error}
      />
      {authenticator && (
        <button type="button" className={`bare ${classes.other}`} onClick={changeKind}>
          {other}
        </button>
      )}
    </div>
  );
}
