import type { ReactNode } from 'react';
import { Link } from 'react-router';
import page from './page.module.css';

export type Crumb = { label: string; to?: string };

export type PageProps = {
  title: ReactNode;
  /** Where the page stands, from Home down; the last one is the page itself. */
  breadcrumb?: readonly Crumb[];
  /** At the breadcrumb's right: the way to what stands beside this page. */
  beside?: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** Buttons at the title's right. */
  actions?: ReactNode;
  /** For work on many rows: as wide as the window, its head on one line. */
  dense?: boolean | undefined;
  /** For what is filled in: no wider than what is read, however wide the window. */
  measured?: boolean;
  children?: ReactNode;
};

/** The frame of an inner page: breadcrumb, the one main heading, and its content at the common width. */
export function Page(props: PageProps) {
  return <PageFrame {...props} classes={page} />;
}

type FrameClass = 'page' | 'head' | 'title' | 'lead' | 'actions';

/** The parts of a page's frame, for whoever lays them out in another way. */
export function PageFrame({
  title,
  breadcrumb,
  beside,
  lead,
  actions,
  dense,
  measured,
  children,
  classes,
}: PageProps & { classes: Readonly<Partial<Record<FrameClass, string>>> }) {
  return (
    <div className={classes.page} data-dense={dense || undefined} data-measured={measured || undefined}>
      {breadcrumb && beside === undefined && <Breadcrumb crumbs={breadcrumb} />}
      {breadcrumb && beside !== undefined && (
        <div className={page.top}>
          <Breadcrumb crumbs={breadcrumb} />
          {beside}
        </div>
      )}
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

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={page.crumbs}>
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
