import { type ReactNode, useId } from 'react';
import classes from './section-card.module.css';

/** A titled part of the page. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`card ${classes.card}`} aria-labelledby={id}>
      <h2 id={id} className="card-title">
        {title}
      </h2>
      <div className={`stack ${classes.inner}`}>{children}</div>
    </section>
  );
}
