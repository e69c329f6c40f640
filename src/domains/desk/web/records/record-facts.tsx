import type { ReactNode } from 'react';
import classes from './record.module.css';

/** What is known of a record, each by its name. */
export function RecordFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="stack-tight small">
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One part of a record's page. */
export function RecordSection({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  return (
    <section className={`card ${classes.section}`}>
      <h2 className={classes.title}>{title}</h2>
      {about && <p className={classes.about}>{about}</p>}
      {children}
    </section>
  );
}
