import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { isBlank, isEmail } from '#contract/validation.ts';
import { call } from '#web/call.ts';
import { type Rule, useFormSubmit } from '#web/features/forms/use-form-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import classes from './contact-block.module.css';

const fields = ['name', 'email'] as const;

/** §5.7 */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: messages.contactNameIncorrect },
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
];

/** Leaves a name and an address with the desk. */
export function ContactBlock() {
  const [thanks, setThanks] = useState<string | null>(null);
  const form = useFormSubmit(fields, rules, async (values, element) => {
    setThanks(null);
    const { data } = await call('POST /create-contact', { body: { ...values, phone: '', message: '' } });
    element.reset();
    setThanks(data.message);
    toastSuccess(data.message);
  });
  return (
    <section className={classes.block} aria-labelledby="contact">
      <div className={classes.card}>
        <div>
          <h2 id="contact" className={classes.title}>
            {"We'd love to hear from you!"}
          </h2>
          <p className={classes.text}>Leave your name and business email, and our team gets back to you.</p>
        </div>
        <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
          <Field name="email" label="Email" type="email" autoComplete="email" error={form.errors.email} />
          <Field name="name" label="Full name" autoComplete="name" error={form.errors.name} />
          <SubmitButton busy={form.busy}>Submit</SubmitButton>
          {form.failure && <Notice kind="error">{form.failure}</Notice>}
          {thanks && <Notice kind="success">{thanks}</Notice>}
        </form>
      </div>
    </section>
  );
}
