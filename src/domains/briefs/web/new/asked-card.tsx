import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSubmission } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { CrossButton } from '#ui/action/cross-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { mostAsked } from '../../contract/brief-limits.ts';
import type { Listed } from '../../contract/brief-listings.ts';
import classes from './asked-card.module.css';
import { keyOf } from './typed-brief.ts';

type AskedCardProps = {
  listings: readonly Listed[];
  issues: Readonly<Record<string, string>>;
  onChange: (listings: Listed[]) => void;
};

const details = { dossier: '/product-details/', supplier: '/supplier-details/' } as const;

/** To whom the brief goes. */
export function AskedCard({ listings, issues, onChange }: AskedCardProps) {
  return (
    <aside className={`card ${classes.card}`} aria-label="Whom it asks">
      <h2 className={classes.title}>
        Asks {listings.length} of {mostAsked} at most
      </h2>
      <p className="note">None of them learns of the others.</p>
      {issues['asked'] && (
        <p className="field-error" role="alert">
          {issues['asked']}
        </p>
      )}
      {listings.length === 0 && (
        <p>
          Nobody is asked yet. Tick dossiers in <Link to="/dossier-search">the finder’s table</Link> or on{' '}
          <Link to="/shortlist">your shortlist</Link> and choose ‘Write a brief’, or add a dossier or a plant
          here by its code.
        </p>
      )}
      <ul className="list">
        {listings.map((listing, place) => {
          const { kind, id, code, title } = listing;
          const issue = issues[`asked.${place}`] ?? issues[`asked.${place}.lines`];
          return (
            <li
              key={keyOf(listing)}
              className={classes.row}
              data-wrong={issue === undefined ? undefined : true}
            >
              <span className="fits">
                <Link to={`${details[kind]}${encodeURIComponent(id)}`} className={classes.name}>
                  {title}
                </Link>
                <span className={`note ${classes.code}`}>{code}</span>
                {issue && (
                  <span className="field-error" role="alert">
                    {issue}
                  </span>
                )}
              </span>
              <CrossButton
                label={`Take ${code} off the brief`}
                onClick={() => onChange(listings.filter((one) => one !== listing))}
              />
            </li>
          );
        })}
      </ul>
      {listings.length < mostAsked && <AddByCode listings={listings} onChange={onChange} />}
    </aside>
  );
}

function AddByCode({ listings, onChange }: Pick<AskedCardProps, 'listings' | 'onChange'>) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const { submit, busy, failure } = useSubmission();
  const form = useRef<HTMLFormElement>(null);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const wanted = code.trim().toUpperCase();
    if (listings.some((listing) => listing.code === wanted)) {
      setFault(`${wanted} is asked already`);
      return;
    }
    void submit(async (signal) => {
      const { data } = await call('GET /api/brief-listings', { query: { code: wanted }, signal });
      if (data.length === 0) {
        setFault('No dossier or plant that is listed has this code');
        return;
      }
      setCode('');
      // The button has nothing to add any more, and lets the focus go.
      form.current?.querySelector('input')?.focus();
      onChange([...listings, ...data]);
    });
  }

  return (
    <form ref={form} className={classes.add} onSubmit={onSubmit} noValidate aria-busy={busy}>
      <Field
        name="code"
        label="Add by its code"
        placeholder="DB-10417"
        maxLength={32}
        value={code}
        error={fault ?? failure ?? undefined}
        onChange={({ target }) => {
          setCode(target.value);
          setFault(undefined);
        }}
      />
      <QuietButton type="submit" disabled={busy || code.trim() === ''}>
        Add
      </QuietButton>
    </form>
  );
}
