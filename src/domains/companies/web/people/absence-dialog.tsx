import { useId } from 'react';
import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { call } from '#platform/web/call/call.ts';
import { button } from '#ui/action/button-link.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { todayHere } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyPerson } from '../../contract/company-people.ts';
import type { ShownCompany } from '../load-company.ts';
import { dealMakersBesides } from './deal-makers-besides.ts';
import classes from './people-section.module.css';

const fields = ['from', 'until', 'deputy'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'from', holds: (value) => value !== '', message: 'Give the first day' },
  { field: 'until', holds: (value) => value !== '', message: 'Give the last day' },
  {
    field: 'until',
    holds: (value, { from }) => value >= from,
    message: 'This is before the first day',
  },
  { field: 'deputy', holds: (value) => value !== '', message: 'Choose a deputy' },
];

type AbsenceDialogProps = { company: ShownCompany; person: CompanyPerson; onClose: () => void };

/** Says that somebody is out of office, and who answers meanwhile; or that they are back (§26.6). */
export function AbsenceDialog({ company, person, onClose }: AbsenceDialogProps) {
  const id = useId();
  const change = useChange();
  const { away, name, isViewer } = person;
  const params = { company: company.id, person: person.id };
  const { errors, ...form } = useFormSubmit(fields, rules, async (body) => {
    await change(call('POST /api/companies/:company/people/:person/absence', { params, body }));
    onClose();
  });
  const back = useAction(async () => {
    await change(call('DELETE /api/companies/:company/people/:person/absence', { params }));
    onClose();
  });
  const deputies = dealMakersBesides(person, company.people);
  return (
    <Dialog
      title={isViewer ? 'Out of office' : `${name} is out of office`}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          {away !== null && (
            <QuietButton onClick={back.run} aria-busy={back.busy}>
              {isViewer ? 'I am back' : 'They are back'}
            </QuietButton>
          )}
          <button type="submit" form={id} className={button} aria-busy={form.busy}>
            Save
          </button>
        </>
      }
    >
      <p>
        Mails about requests go to {isViewer ? 'you' : 'them'} and to the deputy, from the first day to the
        last.
      </p>
      {deputies.length === 0 && (
        <Notice kind="warning">Nobody else of the company may ask and negotiate: there is no deputy.</Notice>
      )}
      {away !== null && away.deputy === null && (
        <Notice kind="warning">
          The deputy answers no more: until another one is chosen the administrators do.
        </Notice>
      )}
      <form id={id} className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
        <Field
          name="from"
          type="date"
          label="First day"
          defaultValue={away?.from ?? todayHere()}
          error={errors.from}
        />
        <Field
          name="until"
          type="date"
          label="Last day"
          defaultValue={away?.until ?? ''}
          error={errors.until}
        />
        <SelectField
          name="deputy"
          label="Deputy"
          data={[
            // Nobody is one because they stand there first.
            { value: '', label: 'Choose' },
            ...deputies.map(({ id: value, name: label }) => ({ value, label })),
          ]}
          defaultValue={away?.deputy?.id ?? ''}
          error={errors.deputy}
        />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        {back.failure && <Notice kind="error">{back.failure}</Notice>}
      </form>
    </Dialog>
  );
}
