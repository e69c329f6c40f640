import { Fragment, type ReactNode } from 'react';
import type { OperatorVersion } from '#domains/accounts/contract/operator.ts';
import { calendarDayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { Intro } from '#ui/page/intro.tsx';
import classes from './legal-page.module.css';

export type LegalSection = { id: string; title: string; body: ReactNode };

/** Who runs the installation; null where nobody is named. */
export type Operators = { current: OperatorVersion | null; next: OperatorVersion | null };

type LegalPageProps = {
  title: string;
  lead: string;
  operators: Operators;
  sections: readonly LegalSection[];
};

/** A text to refer to: numbered sections that can be linked to, their list beside them, and who stands behind it at its end. */
export function LegalPage({ title, lead, operators: { current, next }, sections }: LegalPageProps) {
  const all = [
    ...sections,
    { id: 'operator', title: 'Who runs this installation', body: operatorOf(current) },
  ];
  return (
    <div className="wide">
      <Intro
        topic={
          current === null ? 'No operator is named' : `In force since ${calendarDayOf(current.inForceFrom)}`
        }
        title={title}
        lead={lead}
      />
      <div className={classes.notices}>
        {current === null && (
          <Notice kind="warning">
            Nobody is named yet who runs this installation, so this text binds nobody. It is what will hold
            once an operator is named.
          </Notice>
        )}
        {next !== null && (
          <Notice kind="info">
            A new version is in force from {calendarDayOf(next.inForceFrom)} on. {next.changes}
          </Notice>
        )}
      </div>
      <div className={classes.columns}>
        <nav className={`panel ${classes.contents}`} aria-label="Contents">
          <ol>
            {all.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.text}>
          {all.map((section, position) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>
                {position + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function operatorOf(operator: OperatorVersion | null): ReactNode {
  if (operator === null) return <p>Nobody is named. Whoever runs it names themselves in the back office.</p>;
  const { name, address, register, email, phone, law } = operator;
  return (
    <>
      <p>
        <strong>{name}</strong>
        {address.split('\n').map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </p>
      {register !== '' && <p>{register}</p>}
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        {phone !== '' && `, ${phone}`}
      </p>
      <p>The law of {law} applies.</p>
    </>
  );
}
