import type { ReactNode } from 'react';
import classes from './closing.module.css';

type ClosingProps = { title: string; text: string; children: ReactNode };

/** The dark band that ends a page which is read: one sentence, and the way on. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className={classes.closing}>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
        <div className={`cluster ${classes.actions}`}>{children}</div>
      </div>
      <svg className={classes.span} viewBox="0 0 480 150" aria-hidden="true">
        <path d="M40 150C40 70 120 18 240 18" className={classes.left} />
        <path d="M440 150c0-80-80-132-200-132" className={classes.right} />
        <path d="M80 150V96m32 54V68m32 82V49m32 101V36m32 114V29m32 121V27m32 123V29m32 121V36m32 114V49m32 101V68m32 82V96" />
      </svg>
    </section>
  );
}
