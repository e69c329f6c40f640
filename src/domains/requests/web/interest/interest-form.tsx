import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDraft } from '#forms/use-draft.ts';
import { useSubmission } from '#forms/use-submission.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { Button } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { RequestSummary } from '../../contract/request-view.ts';
import { EarlierNotice } from '../form/earlier-notice.tsx';
import classes from './interest-form.module.css';

const longestAnswer = 4000;

type InterestFormProps = { dossierId: string; earlier: RequestSummary | undefined };

/** 'Register interest': what interests an investor, and what they would bring. What is typed survives the page. */
export function InterestForm({ dossierId, earlier }: InterestFormProps) {
  const [reference, setReference] = useState<string | null>(null);
  const [askedBefore, setAskedBefore] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const empty = { interest: '', contribution: '' };
  const { values, type } = useDraft(`investment:${dossierId}`, empty, [], reference === null);
  const { submit, busy, failure, issues, forget } = useSubmission((error) => {
    if (error.code !== 'asked-before') return undefined;
    setAskedBefore(error.message);
    return null;
  });

  function register(repeat: boolean): void {
    const isBlankStill = isBlank(values.interest);
    setMissing(isBlankStill);
    setAskedBefore('');
    forget();
    if (isBlankStill) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    void submit(async () => {
      const body = { kind: 'investment' as const, dossier: dossierId, ...values, repeat };
      setReference((await call('POST /api/requests', { body })).reference);
      toastSuccess('Your interest is registered.');
    });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    register(false);
  }

  return (
    <section id="interest" className={`card ${classes.section}`} aria-labelledby="interest-title">
      <h2 id="interest-title" className="card-title">
        Register interest
      </h2>
      <div className={`stack ${classes.body}`}>
        {reference === null && earlier && <EarlierNotice request={earlier} />}
        {reference !== null ? (
          <Notice kind="success">
            Your interest is registered as{' '}
            <Link to={`/requests/${encodeURIComponent(reference)}`}>{reference}</Link>. The talk goes on
            there.
          </Notice>
        ) : (
          <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
            <TextArea
              name="interest"
              label="What interests you"
              description="Markets, stage, co-development or acquisition"
              value={values.interest}
              maxLength={longestAnswer}
              error={isMissing && isBlank(values.interest) ? 'Say what interests you' : issues['interest']}
              onChange={({ target }) => type('interest', target.value)}
            />
            <TextArea
              name="contribution"
              label="What you would bring"
              description="Funding, development, registration, sales"
              value={values.contribution}
              maxLength={longestAnswer}
              error={issues['contribution']}
              onChange={({ target }) => type('contribution', target.value)}
            />
            {failure && <Notice kind="error">{failure}</Notice>}
            {askedBefore && (
              <Notice kind="warning">
                <p>{askedBefore} Another one is worth sending when what you look for has changed.</p>
                <p className={classes.again}>
                  <Button onClick={() => register(true)}>Register it again</Button>
                </p>
              </Notice>
            )}
            <SubmitButton busy={busy}>Register interest</SubmitButton>
          </form>
        )}
      </div>
    </section>
  );
}
