import { type ReactNode, useId } from 'react';
import classes from './box.module.css';

/** One titled part of a supplier's details. */
export function Box({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className={`card-title ${classes.title}`}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
