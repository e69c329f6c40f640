import type { ReactNode } from 'react';
import classes from './account-frame.module.css';

type AccountFrameProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** What stands beside the form on wide screens. */
  beside: ReactNode;
  /** What that is, for those who do not see the frame. */
  besideLabel?: string;
};

/** The frame of every way into an account: the form, and beside it what it opens. */
export function AccountFrame({
  title,
  lead,
  children,
  beside,
  besideLabel = 'What members get',
}: AccountFrameProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.form}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      <aside className={classes.beside} aria-label={besideLabel}>
        {beside}
        <Span />
      </aside>
    </div>
  );
}

/** The bridge again, as an outline along the panel's foot. */
function Span() {
  return (
    <svg className={classes.span} viewBox="0 0 480 150" aria-hidden="true">
      <path d="M40 150C40 70 120 18 240 18" className={classes.left} />
      <path d="M440 150c0-80-80-132-200-132" className={classes.right} />
      <path d="M80 150V96m32 54V68m32 82V49m32 101V36m32 114V29m32 121V27m32 123V29m32 121V36m32 114V49m32 101V68m32 82V96" />
    </svg>
  );
}
