import { useFormSubmit } from '#forms/use-form-submit.ts';
import type { Answer } from '#platform/contract/calls.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { useFocusAtFirst } from '#ui/use-focus-at-first.ts';
import { codeRule } from '../../sign-in/second-factor.ts';
import parts from '../parts.module.css';
import { CopyButton } from './copy-button.tsx';
import classes from './second-factor-setup.module.css';

export type Setup = Answer<'POST /api/account/second-factor'>['data'];

const fields = ['code'] as const;
const rules = [codeRule];

type SecondFactorSetupProps = {
  setup: Setup;
  onOn: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
};

/** The secret to scan or type, and the first code that proves it has arrived. Until then login asks for none. */
export function SecondFactorSetup({ setup, onOn, onCancel }: SecondFactorSetupProps) {
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  const form = useFormSubmit(fields, rules, async ({ code }) => {
    const { message, data } = await call('POST /api/account/second-factor/confirm', { body: { code } });
    toastSuccess(message);
    await onOn(data.recoveryCodes);
  });
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1} className={parts.subtitle}>
        1. Add Dosebridge to your authenticator
      </h3>
      <div className={`cluster ${classes.secret}`}>
        <img
          className={classes.picture}
          src={`data:image/svg+xml,${encodeURIComponent(setup.svg)}`}
          alt="QR code with the secret below"
          width="184"
          height="184"
        />
        <div className="stack">
          <p className={`secondary ${parts.text}`}>
            Scan the square with the app. On this very phone, <a href={setup.url}>open the app</a> instead, or
            type the secret by hand:
          </p>
          <code className={classes.letters}>{inFours(setup.secret)}</code>
          <div className={`row ${parts.actions}`}>
            <CopyButton text={setup.secret}>Copy secret</CopyButton>
          </div>
        </div>
      </div>
      <hr className={parts.rule} />
      <h3 className={parts.subtitle}>2. Enter the code it shows</h3>
      <form className={parts.form} method="post" onSubmit={form.onSubmit} noValidate>
        <Field
          className={classes.code}
          name="code"
          label="Code"
          description="Six digits; they change every half minute"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={form.errors.code}
        />
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className={`row ${parts.actions}`}>
          <SubmitButton busy={form.busy}>Switch on</SubmitButton>
          <QuietButton onClick={onCancel}>Cancel</QuietButton>
        </div>
      </form>
    </div>
  );
}

function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
