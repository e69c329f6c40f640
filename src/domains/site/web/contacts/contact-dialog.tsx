import { type RefObject, useEffect, useRef } from 'react';
import { PhoneField } from '#forms/phone-field.tsx';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { messages } from '#platform/contract/messages.ts';
import { isBlank, isEmail, isPhone } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { readSession } from '#platform/web/session/session.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from './contact-form.module.css';

const fields = ['name', 'email', 'phone', 'message'] as const;

/** §5.6 */
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: messages.contactNameIncorrect },
  { field: 'email', holds: isEmail, message: messages.emailInvalid },
  { field: 'phone', holds: isPhone, message: messages.phoneIncorrect },
];

type ContactDialogProps = { title: string; onSent: () => void; onClose: () => void };

/** Writes to the desk. It is rendered only while it is open, so closing it resets every field. */
export function ContactDialog({ title, onSent, onClose }: ContactDialogProps) {
  const { errors, failure, busy, onSubmit } = useFormSubmit(fields, rules, async (body) => {
    await call('POST /create-contact', { body: { ...body, topic: title } });
    onSent();
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => void fillIn(form), []);
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} className="stack" method="post" onSubmit={onSubmit} noValidate>
        <Field name="name" label="Name" autoComplete="name" error={errors.name} />
        <Field name="email" label="Email" type="email" autoComplete="email" error={errors.email} />
        <PhoneField label="Phone" error={errors.phone} />
        <TextArea name="message" label="Message" rows={4} maxLength={5000} error={errors.message} />
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className={classes.buttons}>
          <QuietButton onClick={onClose}>Close</QuietButton>
          <SubmitButton busy={busy}>Submit</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

/** Who is signed in has said before who they are; what they have typed meanwhile stays. */
async function fillIn(form: RefObject<HTMLFormElement | null>): Promise<void> {
  if (readSession() === null) return;
  const account = await call('GET /api/account').catch(() => null);
  if (account === null) return;
  const { name, email, phone } = account.data;
  for (const [field, known] of Object.entries({ name, email, phone })) {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement && input.value === '') input.value = known;
  }
}

/** The message has arrived. */
export function ThanksDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Thank you" onClose={onClose} actions={<QuietButton onClick={onClose}>Close</QuietButton>}>
      <p>{messages.contactThanks}</p>
    </Dialog>
  );
}
