import { useCallback, useEffect, useState } from 'react';
import type { Account } from '#domains/accounts/contract/own-account.ts';
import { proofFields, useOwnerProof } from '#domains/accounts/web/own/proof-fields.tsx';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { useSubmission } from '#forms/use-submission.ts';
import { money } from '#platform/contract/amounts.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { useFocusAtFirst } from '#ui/use-focus-at-first.ts';
import type { Request } from '../../../contract/request-view.ts';
import type { ToSign } from '../../../contract/signing.ts';
import { agreedWords, beyondAuthorityWords } from '../../../contract/signing-words.ts';
import { Approval } from './approval.tsx';
import { AskApproval } from './ask-approval.tsx';
import { DocumentToSign } from './document-to-sign.tsx';
import classes from './signing.module.css';

type SignFormProps = {
  request: Request;
  onClose: () => void;
  onSent: (request: Request) => void;
  /** What the page shows is no longer what there is. */
  onChanged: () => void;
};

/** Signing the version that stands (§10.22): the very document, who signs it as what, and the proof that it is them. */
export function SignForm(props: SignFormProps) {
  const { reference } = props.request;
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  const { read, failure, readAgain } = useToSign(reference);
  return (
    <div className={`stack ${classes.form}`}>
      <h3 ref={heading} id="signature" tabIndex={-1} className={classes.title}>
        {read === null ? 'Sign the term sheet' : `Sign term sheet ${read.toSign.version}`}
      </h3>
      {read === null && failure === null && <p role="status">Reading what is to be signed…</p>}
      {failure !== null && (
        <>
          <Notice kind="error">{failure}</Notice>
          <div className="row">
            <QuietButton onClick={readAgain}>Try again</QuietButton>
            <QuietButton onClick={props.onClose}>Cancel</QuietButton>
          </div>
        </>
      )}
      {read !== null && <Signing {...props} {...read} readAgain={readAgain} />}
    </div>
  );
}

type SigningProps = SignFormProps & { toSign: ToSign; account: Account; readAgain: () => void };

function Signing({ request, toSign, account, readAgain, ...then }: SigningProps) {
  const { reference } = request;
  const { version, authority } = toSign;

  function onApproved(): void {
    readAgain();
    then.onChanged();
  }

  return (
    <>
      <DocumentToSign reference={reference} toSign={toSign} />
      <FeeAfterwards {...request} />
      {toSign.mayApprove && <Approval reference={reference} version={version} onApproved={onApproved} />}
      {authority === 'missing' ? (
        <>
          <Notice kind="warning">{beyondAuthorityWords(toSign)}</Notice>
          <AskApproval reference={reference} toSign={toSign} onAsked={readAgain} />
          <div className="row">
            <QuietButton onClick={then.onClose}>Close</QuietButton>
          </div>
        </>
      ) : (
        <Fields reference={reference} toSign={toSign} account={account} {...then} />
      )}
    </>
  );
}

/** What the buyer will be asked for (§10.7); whoever may not know amounts is given none. */
export function FeeAfterwards({ dealFee, sides }: Pick<Request, 'dealFee' | 'sides'>) {
  if (dealFee === null || !sides.includes('buyer')) return null;
  return <p>After both have signed: a refundable fee of {money(dealFee.amount, dealFee.currency)}.</p>;
}

const fields = ['name', 'title', ...proofFields] as const;
type FieldName = (typeof fields)[number];

const needed: readonly Rule<FieldName>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: 'Give your name as you sign' },
  { field: 'title', holds: (value) => !isBlank(value), message: 'Give your title or position' },
];

type FieldsProps = Omit<SignFormProps, 'request'> & { reference: string; toSign: ToSign; account: Account };

function Fields({ reference, toSign, account, onClose, onSent, onChanged }: FieldsProps) {
  const { version, sha256, company } = toSign;
  const proof = useOwnerProof(account);
  const { errors, ...form } = useFormSubmit<FieldName>(
    fields,
    [...needed, ...proof.rules],
    async (values) => {
      const { name, title } = values;
      const body = { version, sha256, name, title, ...(await proof.prove(values)) };
      try {
        const { data } = await call('POST /api/requests/:reference/signatures', {
          params: { reference },
          body,
        });
        toastSuccess(data.timeline.at(-1)?.what ?? 'Signed');
        onSent(data);
      } catch (error) {
        onChanged();
        throw error;
      }
    },
  );
  return (
    <form className={classes.fields} method="post" onSubmit={form.onSubmit} noValidate aria-busy={form.busy}>
      <div className={classes.pair}>
        <Field name="name" label="Your name" defaultValue={toSign.name} maxLength={200} error={errors.name} />
        <Field
          name="title"
          label="Title or position"
          autoComplete="organization-title"
          maxLength={200}
          error={errors.title}
        />
      </div>
      {proof.fields(errors)}
      <p className={classes.words}>{agreedWords({ reference, version, company })}</p>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className="row">
        <SubmitButton busy={form.busy}>Sign term sheet {version}</SubmitButton>
        {!form.busy && <QuietButton onClick={onClose}>Cancel</QuietButton>}
      </div>
    </form>
  );
}

/** What would be signed as it stands now, and what its signer is asked for. */
function useToSign(reference: string) {
  const [read, setRead] = useState<{ toSign: ToSign; account: Account } | null>(null);
  const { submit, failure } = useSubmission();
  const readAgain = useCallback(
    () =>
      void submit(async () => {
        const [signing, account] = await Promise.all([
          call('GET /api/requests/:reference/signing', { params: { reference } }),
          call('GET /api/account'),
        ]);
        setRead({ toSign: signing.data, account: account.data });
      }),
    [reference, submit],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(readAgain, [reference]);
  return { read, failure, readAgain };
}
