import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './page.module.css';

export type Crumb = { label: string; to?: string };

export type PageProps = {
  title: ReactNode;
  /** Where the page stands, from Home down; the last one is the page itself. */
  breadcrumb?: readonly Crumb[];
  /** One line under the title. */
  lead?: ReactNode;
  /** What stands at the title's right: buttons, or the way to what stands beside this page. */
  actions?: ReactNode;
  /** For work on many rows: as wide as the window. */
  dense?: boolean | undefined;
  /** Within a frame of its own, whose navigation has what a narrow window leaves no room for. */
  framed?: boolean;
  /** For what is filled in: no wider than what is read, however wide the window. */
  measured?: boolean;
  children?: ReactNode;
};

/** The frame of an inner page: its head, and its content at the common width. */
export function Page({ title, breadcrumb, lead, actions, dense, framed, measured, children }: PageProps) {
  // Within a frame a title that is loaded takes the place of a bar, which stands at the left.
  const isOnALine = !framed && breadcrumb?.at(-1)?.label === title;
  return (
    <div
      className={classes.page}
      data-dense={dense || undefined}
      data-framed={framed || undefined}
      data-measured={measured || undefined}
    >
      <div className={classes.head} data-on-a-line={isOnALine || undefined}>
        {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={classes.actions}>{actions}</div>}
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, to }, position) => (
          <li key={label}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current={isLast(position)}>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );

  function isLast(position: number): 'page' | undefined {
    return position === crumbs.length - 1 ? 'page' : undefined;
  }
}
