import { type RefObject, useEffect, useRef } from 'react';
import { PhoneField } from '#forms/phone-field.tsx';
import { useDraft } from '#forms/use-draft.ts';
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

const empty = { name: '', email: '', phone: '', message: '' };

type ContactDialogProps = { title: string; onSent: () => void; onClose: () => void };

/** Writes to the desk. Escape closes it and keeps what was typed (§19.4). */
export function ContactDialog({ title, onSent, onClose }: ContactDialogProps) {
  const draft = useDraft<(typeof fields)[number]>(`contact:${title}`, empty, []);
  const { errors, failure, busy, onSubmit } = useFormSubmit(fields, rules, async (body) => {
    await call('POST /create-contact', { body: { ...body, topic: title } });
    draft.clear();
    onSent();
  });
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void fillIn(form, draft.type), []);

  function drop(): void {
    draft.clear();
    onClose();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} className="stack" method="post" onSubmit={onSubmit} noValidate>
        <Field {...draft.field('name')} label="Name" autoComplete="name" error={errors.name} />
        <Field
          {...draft.field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email}
        />
        <PhoneField
          label="Phone"
          defaultValue={draft.values.phone}
          onType={(phone) => draft.type('phone', phone)}
          error={errors.phone}
        />
        <TextArea
          {...draft.field('message')}
          label="Message"
          rows={4}
          maxLength={5000}
          error={errors.message}
        />
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className={classes.buttons}>
          <QuietButton onClick={drop}>Close</QuietButton>
          <SubmitButton busy={busy}>Submit</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

/** Who is signed in has said before who they are; what they have typed meanwhile stays. */
async function fillIn(
  form: RefObject<HTMLFormElement | null>,
  type: (name: 'name' | 'email', value: string) => void,
): Promise<void> {
  if (readSession() === null) return;
  const account = await call('GET /api/account').catch(() => null);
  if (account === null) return;
  const { name, email, phone } = account.data;
  const emptyOne = (field: string) => {
    const input = form.current?.elements.namedItem(field);
    return input instanceof HTMLInputElement && input.value === '' ? input : null;
  };
  if (emptyOne('name')) type('name', name);
  if (emptyOne('email')) type('email', email);
  const number = emptyOne('phone');
  if (number !== null) number.value = phone;
}

/** The message has arrived. */
export function ThanksDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Thank you" onClose={onClose} actions={<QuietButton onClick={onClose}>Close</QuietButton>}>
      <p>{messages.contactThanks}</p>
    </Dialog>
  );
}
