import { type ReactNode, useId } from 'react';
import { useFormSubmit } from '#forms/use-form-submit.ts';
import { button, dangerButton } from '#ui/action/button-link.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Account } from '../../contract/own-account.ts';
import parts from './parts.module.css';
import { type OwnerProof, proofFields, useOwnerProof } from './proof-fields.tsx';

type ConfirmDialogProps = {
  account: Account;
  title: string;
  about?: ReactNode;
  /** What its buttons say. */
  action: string;
  cancel?: string;
  /** Nothing brings back what it takes away. */
  danger?: boolean;
  /** Does it, and closes the dialog; what it throws is shown here. */
  send: (proof: OwnerProof) => Promise<void>;
  onClose: () => void;
};

/**
 * Asks for the owner once more before a way in is added or taken away, sessions are ended, or the account goes: a
 * session left open must not be enough.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { account, title, about, action, cancel = 'Cancel', danger = false, send, onClose } = props;
  const id = useId();
  const proof = useOwnerProof(account);
  const { errors, ...form } = useFormSubmit(proofFields, proof.rules, async (values) =>
    send(await proof.prove(values)),
  );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>{cancel}</QuietButton>
          <button type="submit" form={id} className={danger ? dangerButton : button} aria-busy={form.busy}>
            {form.busy ? 'One moment…' : action}
          </button>
        </>
      }
    >
      {about}
      <form id={id} className={parts.form} method="post" onSubmit={form.onSubmit} noValidate>
        {proof.fields(errors)}
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
      </form>
    </Dialog>
  );
}
