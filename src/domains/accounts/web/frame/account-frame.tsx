import type { ReactNode } from 'react';
import { BridgeOutline } from '#ui/page/bridge-outline.tsx';
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
        <BridgeOutline className={classes.span} />
      </aside>
    </div>
  );
}
