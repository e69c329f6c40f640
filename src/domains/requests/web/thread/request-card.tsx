import { type ReactNode, useId } from 'react';
import classes from './request-view.module.css';

/** A titled part of a request. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card small" aria-labelledby={id}>
      <h2 id={id} className="card-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Answer({
  label,
  value,
  children = value,
}: {
  label: string;
  value: string;
  children?: ReactNode;
}) {
  return (
    <div className={classes.answer}>
      <dt>{label}</dt>
      <dd data-muted={value === '' || undefined}>{value === '' ? '-' : children}</dd>
    </div>
  );
}
