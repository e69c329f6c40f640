import { useState } from 'react';
import type { Holiday } from '#domains/requests/contract/holidays.ts';
import { useAction } from '#forms/use-action.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { DangerQuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { longCalendarDayOf } from '#ui/dates.ts';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { BlankCalendar } from './blank-calendar.tsx';
import classes from './holidays.module.css';

const fields = ['day', 'name'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'day', holds: (value) => value !== '', message: 'Give the day' },
  { field: 'name', holds: (value) => !isBlank(value), message: 'Give the holiday a name' },
];

/** The days on which the desk does not work, and a form for one more. */
export function Holidays({ initial }: { initial: readonly Holiday[] }) {
  const [holidays, setHolidays] = useState(initial);
  const form = useFormSubmit(fields, rules, async ({ day, name }, element) => {
    const { data } = await call('POST /api/holidays', { body: { day, name: name.trim() } });
    setHolidays(data);
    toastSuccess(`${name.trim()} is a holiday`);
    element.reset();
  });
  return (
    <div className={`stack-loose ${classes.holidays}`}>
      <form method="post" className={`stack ${classes.form}`} onSubmit={form.onSubmit} noValidate>
        <Field name="day" label="Day" type="date" error={form.errors.day} />
        <Field name="name" label="Name" maxLength={100} autoComplete="off" error={form.errors.name} />
        <div className={classes.submit}>
          <SubmitButton busy={form.busy}>Add holiday</SubmitButton>
        </div>
      </form>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      {holidays.length === 0 ? (
        <EmptyState title="No holidays yet" picture={<BlankCalendar />}>
          <p>Until there are some, every day from Monday to Friday counts.</p>
        </EmptyState>
      ) : (
        <ul className="panel list" aria-label="Holidays, the earliest first">
          {holidays.map((holiday) => (
            <Row key={holiday.day} holiday={holiday} onDropped={setHolidays} />
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps = { holiday: Holiday; onDropped: (left: readonly Holiday[]) => void };

function Row({ holiday: { day, name }, onDropped }: RowProps) {
  const { run, busy, failure } = useAction(async () => {
    const { data } = await call('DELETE /api/holidays/:day', { params: { day } });
    toastSuccess(`${name} is a working day again`);
    onDropped(data);
  });
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <time dateTime={day} className={`secondary ${classes.day}`}>
        {longCalendarDayOf(day)}
      </time>
      <DangerQuietButton aria-busy={busy} onClick={run}>
        Remove<span className="visually-hidden"> {name}</span>
      </DangerQuietButton>
      {failure && <Notice kind="error">{failure}</Notice>}
    </li>
  );
}
