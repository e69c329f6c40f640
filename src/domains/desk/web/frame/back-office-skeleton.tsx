import type { ReactNode } from 'react';
import { Page } from '#ui/page/page.tsx';
import { Skeleton, SkeletonRows } from '#ui/page/skeleton.tsx';
import classes from './back-office-skeleton.module.css';

type BackOfficeSkeletonProps = {
  /** What is being loaded, for those who cannot see the bars. */
  label: string;
  /** The page's head, where it is known before anything is loaded. */
  title?: string;
  lead?: string;
  /** Whether the page will have a breadcrumb, and buttons at its title's right. */
  withBreadcrumb?: boolean;
  withActions?: boolean | undefined;
  children?: ReactNode;
};

/** A page of the back office to come: what is known of it stands where it will, and bars stand for the rest. */
export function BackOfficeSkeleton({
  label,
  title,
  lead,
  withBreadcrumb = title === undefined,
  withActions,
  children,
}: BackOfficeSkeletonProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true" className={classes.page} data-below-breadcrumb={withBreadcrumb || undefined}>
        <Page
          framed
          title={title ?? <Skeleton height={29} width="min(320px, 60vw)" />}
          lead={lead}
          actions={withActions && <Skeleton height="var(--target)" width={130} />}
        >
          {children ?? (
            <div className="stack">
              <Card />
              <Card />
            </div>
          )}
        </Page>
      </div>
    </div>
  );
}

function Card() {
  return (
    <div className={`panel ${classes.card}`}>
      <SkeletonRows rows={5} />
    </div>
  );
}
