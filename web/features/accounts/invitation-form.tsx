import { useState } from 'react';
import { Link } from 'react-router';
import { messages } from '#contract/messages.ts';
import { isBlank, isEmail } from '#contract/validation.ts';
import { CallError, call } from '#web/call.ts';
import { type Rule, useFormSubmit, type Values } from '#web/features/forms/use-form-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import classes from './form.module.css';

const fields = ['name', 'email', 'organisation'] as const;

/** Specification, section 5, Sign-up: the organisation is not judged. */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: messages.invitationNameRequired },
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
];

/** Variant B: asks for an invitation by e-mail. */
export function InvitationForm() {
  const [done, setDone] = useState<string | null>(null);
  const form = useFormSubmit(fields, rules, async (values, element) => {
    setDone(null);
    const message = await askForInvitation(values, element);
    element.reset();
    setDone(message);
    toastSuccess(message);
  });
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      <Field name="name" label="Name" autoComplete="name" error={form.errors.name} />
      <Field
        name="email"
        label="Business email"
        type="email"
        autoComplete="email"
        error={form.errors.email}
      />
      <Field
        name="organisation"
        label="Organisation"
        autoComplete="organization"
        error={form.errors.organisation}
      />
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      {done && <Notice kind="success">{done}</Notice>}
      <SubmitButton busy={form.busy}>Submit</SubmitButton>
      <p className={classes.foot}>
        <Link to="/login">Already registered? Login</Link>
      </p>
    </form>
  );
}

/** A refusal clears the fields too (section 2, Sign Up); a server that does not take the call yet does not. */
async function askForInvitation(
  { name, email, organisation }: Values<(typeof fields)[number]>,
  form: HTMLFormElement,
) {
  try {
    const { data } = await call('POST /sign-up', { body: { name, Email: email, organisation } });
    return data.message;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) {
      throw new Error(
        'Invitations cannot be sent yet. What you typed is kept; please try again another day.',
      );
    }
    form.reset();
    throw error;
  }
}
