import { type ReactNode, useEffect, useState } from 'react';
import classes from './value-section.module.css';

type ValueSectionProps = {
  title: string;
  /** What it is for, for whom it may stay closed. */
  about: string;
  /** Something stands in it, or is wrong with it. */
  isSaid: boolean;
  children: ReactNode;
};

/** Fields that not every term sheet needs: open where they say something, and wherever somebody opens them. */
export function ValueSection({ title, about, isSaid, children }: ValueSectionProps) {
  const [open, setOpen] = useState(isSaid);
  useEffect(() => {
    if (isSaid) setOpen(true);
  }, [isSaid]);
  return (
    <details
      className={classes.section}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <span className={classes.title}>{title}</span> <span className="note">{about}</span>
      </summary>
      <div className={`stack ${classes.content}`}>{children}</div>
    </details>
  );
}
