import { useState } from 'react';
import { Link } from 'react-router';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isBlank, isEmail } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import classes from '../frame/form.module.css';

const fields = ['name', 'email', 'organisation'] as const;

/** §5.4: the organisation is not judged. */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: messages.invitationNameRequired },
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
];

/** Variant B: asks for an invitation by e-mail. */
export function InvitationForm() {
  const [done, setDone] = useState<string | null>(null);
  const form = useFormSubmit(fields, rules, async ({ name, email, organisation }, element) => {
    setDone(null);
    try {
      const { data } = await call('POST /sign-up', { body: { name, Email: email, organisation } });
      setDone(data.message);
      toastSuccess(data.message);
    } finally {
      // After a failure too: §2.6.
      element.reset();
    }
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
      <p className={`secondary ${classes.foot}`}>
        <Link to="/login">Already registered? Login</Link>
      </p>
    </form>
  );
}
