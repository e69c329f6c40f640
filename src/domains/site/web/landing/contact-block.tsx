import { useState } from 'react';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isBlank, isEmail } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
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
    <section className="wide" aria-labelledby="contact">
      <div className={`tinted ${classes.card}`}>
        <div>
          <h2 id="contact" className={classes.title}>
            {"We'd love to hear from you!"}
          </h2>
          <p className={classes.text}>Leave your name and business email, and our team gets back to you.</p>
        </div>
        <form className={`stack ${classes.form}`} method="post" onSubmit={form.onSubmit} noValidate>
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
