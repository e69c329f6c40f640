import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#web/ui/page.tsx';
import classes from './back-office-page.module.css';

export type BackOfficePageProps = {
  /** The page's one main heading. */
  title: ReactNode;
  /** Where the page stands below its section; a page of the side navigation needs none. */
  breadcrumb?: readonly Crumb[];
  /** One line under the title. */
  lead?: ReactNode;
  /** Buttons at the title's right. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A page in the back office's frame: its head, and its content. */
export function BackOfficePage({ title, breadcrumb, lead, actions, children }: BackOfficePageProps) {
  return (
    <div className={classes.page}>
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
      <div className={classes.head}>
        <div>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
