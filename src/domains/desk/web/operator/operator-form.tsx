import { useRevalidator } from 'react-router';
import type { KeptOperatorVersion } from '#domains/accounts/contract/operator.ts';
import { operatorLengths, termsNoticeDays } from '#domains/accounts/contract/operator-limits.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import classes from './operator.module.css';

const stated = ['name', 'address', 'register', 'email', 'phone', 'law'] as const;
const fields = [...stated, 'inForceFrom', 'changes', 'asks'] as const;
type Name = (typeof fields)[number];

const rules: readonly Rule<Name>[] = [
  {
    field: 'name',
    holds: (value) => !isBlank(value),
    message: 'Give the name of who runs this installation',
  },
  { field: 'address', holds: (value) => !isBlank(value), message: 'Give the address that the law asks for' },
  { field: 'email', holds: (value) => !isBlank(value), message: 'Give the address for questions' },
  { field: 'law', holds: (value) => !isBlank(value), message: 'Give the country whose law applies' },
  { field: 'inForceFrom', holds: (value) => value !== '', message: 'Give the day from which it is in force' },
];

/** Names the operator, or changes what the terms say of them, from a day on. */
export function OperatorForm({ latest }: { latest: KeptOperatorVersion | null }) {
  const { revalidate } = useRevalidator();
  const form = useFormSubmit(fields, rules, async ({ asks, ...typed }) => {
    const body = { ...typed, asks: asks === 'yes', after: latest?.version ?? 0 };
    const { message } = await call('POST /api/admin/operator-versions', { body });
    toastSuccess(message);
    await revalidate();
  });

  function field(name: (typeof stated)[number]) {
    return { name, error: form.errors[name], defaultValue: latest?.[name] ?? '' };
  }

  return (
    <form method="post" className="stack" onSubmit={form.onSubmit} noValidate>
      <div className={classes.fields}>
        <Field {...field('name')} label="Name" maxLength={operatorLengths.name} autoComplete="off" />
        <Field {...field('register')} label="Register and number" maxLength={operatorLengths.register} />
        <TextArea
          {...field('address')}
          className={classes.wide}
          label="Address"
          maxLength={operatorLengths.address}
        />
        <Field {...field('email')} label="Email for questions" type="email" maxLength={254} />
        <Field {...field('phone')} label="Phone" type="tel" maxLength={operatorLengths.phone} />
        <Field
          {...field('law')}
          label="Country whose law applies"
          placeholder="Portugal"
          maxLength={operatorLengths.law}
        />
        <Field name="inForceFrom" error={form.errors.inForceFrom} label="In force from" type="date" />
        <TextArea
          name="changes"
          error={form.errors.changes}
          className={classes.wide}
          label="What is different"
          description="Members read it, in the mail and when they are asked."
          maxLength={operatorLengths.changes}
        />
        <SelectField
          name="asks"
          error={form.errors.asks}
          className={classes.wide}
          label="Members"
          description={`Who is asked is told by mail${latest ? `, ${termsNoticeDays} days ahead` : ''}.`}
          data={[
            { value: 'yes', label: 'accept it at their next sign-in' },
            { value: 'no', label: 'are not asked: a correction' },
          ]}
        />
      </div>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div>
        <SubmitButton busy={form.busy}>Keep this version</SubmitButton>
      </div>
    </form>
  );
}
