import { useId } from 'react';
import { useChange } from '#forms/use-change.ts';
import { useFormSubmit } from '#forms/use-form-submit.ts';
import { call } from '#platform/web/call/call.ts';
import { dangerButton } from '#ui/action/button-link.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyPerson } from '../../contract/company-people.ts';
import type { ShownCompany } from '../load-company.ts';
import { dealMakersBesides } from './deal-makers-besides.ts';
import { whatGoes, whoGets } from './what-goes.ts';

const fields = ['to'] as const;

type EndDialogProps = { company: ShownCompany; person: CompanyPerson; onClose: () => void };

/** Ends a membership, or one's own, once it is said who looks after what is under way. */
export function EndDialog({ company, person, onClose }: EndDialogProps) {
  const id = useId();
  const change = useChange();
  const { isViewer, name } = person;
  const choice = whoGets(person, dealMakersBesides(person, company.people));
  const { errors, ...form } = useFormSubmit(fields, [], async ({ to }) => {
    const params = { company: company.id, person: person.id };
    const query = to === '' ? {} : { to };
    await change(call('DELETE /api/companies/:company/people/:person', { params, query }));
    onClose();
  });
  return (
    <Dialog
      title={isViewer ? `Leave ${company.name}?` : `End the membership of ${name}?`}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <button type="submit" form={id} className={dangerButton} aria-busy={form.busy}>
            {isViewer ? 'Leave' : 'End membership'}
          </button>
        </>
      }
    >
      <p>
        {isViewer ? 'You read' : 'They read'} its requests, listings and shared lists no more, from now on.
        Only an administrator brings {isViewer ? 'you' : 'them'} back.
      </p>
      {person.shares && <p>{whatGoes(person, person.shares)}</p>}
      <form id={id} method="post" onSubmit={form.onSubmit} noValidate>
        {choice && <SelectField name="to" {...choice} error={errors.to} />}
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
      </form>
    </Dialog>
  );
}
