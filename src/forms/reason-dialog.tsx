import type { ReactNode } from 'react';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { useDraft } from './use-draft.ts';
import { type Rule, useFormSubmit } from './use-form-submit.ts';

type ReasonDialogProps<Field extends string> = {
  title: string;
  /** What is typed is kept under it until it is sent or cancelled: Escape closes the dialog and loses nothing. */
  draft: string;
  /** What the call names the reason. */
  field: Field;
  /** Where it is not called 'Reason', and what is said where nothing is given. */
  label?: string;
  missing?: string;
  /** Who will read it. */
  readBy: string;
  maxLength: number;
  button: string;
  /** What it comes to, and what else is to be chosen; above the reason. */
  children?: ReactNode;
  /** What is sent stands before the dialog closes. */
  send: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason of a step, and takes the step: without a reason it is not taken. */
export function ReasonDialog<Field extends string>({ field, send, ...props }: ReasonDialogProps<Field>) {
  const { title, readBy, maxLength, button, children, onClose } = props;
  const { label = 'Reason', missing = 'Give the reason' } = props;
  const draft = useDraft<'reason'>(props.draft, { reason: '' }, []);
  const rules: readonly Rule<Field>[] = [{ field, holds: (value) => value.trim() !== '', message: missing }];
  const { errors, ...form } = useFormSubmit([field], rules, async (values) => {
    await send(values[field]);
    end();
  });

  function end(): void {
    draft.clear();
    onClose();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack-close" method="post" onSubmit={form.onSubmit} noValidate>
        {children}
        <TextArea
          {...draft.field('reason')}
          name={field}
          label={label}
          description={readBy}
          maxLength={maxLength}
          error={errors[field]}
        />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className="cluster">
          <SubmitButton busy={form.busy}>{button}</SubmitButton>
          <QuietButton onClick={end}>Cancel</QuietButton>
        </div>
      </form>
    </Dialog>
  );
}
