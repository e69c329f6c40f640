import type { ReactNode } from 'react';
import classes from './details-bar.module.css';
import { type Section, SectionIndex } from './section-index.tsx';

/** What stays in sight while one reads details: where one is in them and, where there is room, what one can do. */
export function DetailsBar({ sections, actions }: { sections: readonly Section[]; actions: ReactNode }) {
  return (
    <div className={classes.bar}>
      <SectionIndex sections={sections} />
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

/** The same actions at the foot of a small window, below what else stays there. */
export function DetailsFoot({ actions, children }: { actions: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.foot}>
      {children}
      {actions && <div className={`wide ${classes.actions} ${classes.atFoot}`}>{actions}</div>}
    </div>
  );
}
