import { useId } from 'react';
import { useChange } from '#forms/use-change.ts';
import { useFormSubmit } from '#forms/use-form-submit.ts';
import { call } from '#platform/web/call/call.ts';
import { button } from '#ui/action/button-link.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyPerson } from '../../contract/company-people.ts';
import type { CompanyRole } from '../../contract/company-roles.ts';
import { RoleField } from './role-field.tsx';

const fields = ['role'] as const;

type RoleDialogProps = { company: string; person: CompanyPerson; onClose: () => void };

/** Gives one of a company's people another role. */
export function RoleDialog({ company, person, onClose }: RoleDialogProps) {
  const id = useId();
  const change = useChange();
  const { errors, ...form } = useFormSubmit(fields, [], async ({ role }) => {
    const params = { company, person: person.id };
    await change(
      call('POST /api/companies/:company/people/:person/role', {
        params,
        body: { role: role as CompanyRole },
      }),
    );
    onClose();
  });
  return (
    <Dialog
      title={person.isViewer ? 'Your role' : `Role of ${person.name}`}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <button type="submit" form={id} className={button} aria-busy={form.busy}>
            Change role
          </button>
        </>
      }
    >
      <p>
        {person.isViewer
          ? 'It counts at once: as anything but an administrator you see to people and settings no more.'
          : 'It counts at once, and they are told by mail.'}
      </p>
      <form id={id} method="post" onSubmit={form.onSubmit} noValidate>
        <RoleField label="Role" chosen={person.role} error={errors.role} />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
      </form>
    </Dialog>
  );
}
