import { type ReactNode, useId } from 'react';
import classes from './box.module.css';

/** One titled part of a supplier's details. */
export function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section id={id} className={`card ${classes.box}`} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={`card-title ${classes.title}`}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
