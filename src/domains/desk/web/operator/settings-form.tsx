import { useRevalidator } from 'react-router';
import { currencies } from '#domains/requests/contract/term-sheet-lists.ts';
import { useFormSubmit } from '#forms/use-form-submit.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { ToldSettings } from '../../contract/operator-settings.ts';
import classes from './operator.module.css';

const fields = ['feeAmount', 'feeCurrency', 'usMonths', 'euMonths', 'biologicMonths'] as const;

/** Sets the fee after signing, and how long reviews usually take, from now on. */
export function SettingsForm({ current: { fee, review }, versions }: ToldSettings) {
  const { revalidate } = useRevalidator();
  const form = useFormSubmit(fields, [], async ({ feeCurrency, ...typed }) => {
    const currency = feeCurrency as (typeof currencies)[number];
    const body = { ...typed, feeCurrency: currency, after: versions[0]?.version ?? 0 };
    const { message } = await call('POST /api/admin/operator-settings', { body });
    toastSuccess(message);
    await revalidate();
  });

  function months(name: 'usMonths' | 'euMonths' | 'biologicMonths', market: keyof typeof review) {
    return { name, error: form.errors[name], defaultValue: review[market], inputMode: 'numeric' } as const;
  }

  return (
    <form method="post" className="stack" onSubmit={form.onSubmit} noValidate>
      <div className={classes.fields}>
        <Field
          name="feeAmount"
          error={form.errors.feeAmount}
          label="Fee after signing"
          defaultValue={fee?.amount ?? ''}
          inputMode="decimal"
          maxLength={30}
        />
        <SelectField
          name="feeCurrency"
          error={form.errors.feeCurrency}
          label="Currency of the fee"
          data={currencies}
          defaultValue={fee?.currency}
        />
        <Field {...months('euMonths', 'EU')} label="Review in the EU, months" />
        <Field {...months('usMonths', 'US')} label="Review in the United States, months" />
        <Field
          {...months('biologicMonths', 'biologic')}
          label="Review of a biologic in the United States, months"
        />
      </div>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div>
        <SubmitButton busy={form.busy}>Keep these settings</SubmitButton>
      </div>
    </form>
  );
}
