import { Link } from 'react-router';
import { type Fact, Facts } from '#ui/page/facts.tsx';
import classes from './subject-card.module.css';

/** The listing that a term sheet is asked for. */
export type Subject = {
  /** 'The dossier'. */
  label: string;
  title: string;
  to: string;
  code: string;
  /** That it is offered for, where it says so. */
  markets?: readonly string[];
  facts: readonly Fact[];
};

export function SubjectCard({ subject: { label, title, to, code, facts } }: { subject: Subject }) {
  return (
    <aside className={`card ${classes.card}`} aria-label={label}>
      <h2 className={classes.title}>
        <Link to={to}>{title}</Link>
      </h2>
      <p className={`muted ${classes.code}`}>{code}</p>
      <Facts columns={1} facts={facts} />
    </aside>
  );
}
