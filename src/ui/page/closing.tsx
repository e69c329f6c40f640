import type { ReactNode } from 'react';
import { BridgeOutline } from './bridge-outline.tsx';
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
      <BridgeOutline className={classes.span} />
    </section>
  );
}
