import type { ReactNode } from 'react';
import { Button } from '../action/buttons.tsx';
import { EmptyState } from './empty-state.tsx';
import page from './page.module.css';
import { Breadcrumb, type Crumb } from './page.tsx';
import tall from './tall.module.css';

export type NotShownProps = {
  breadcrumb: readonly Crumb[];
  /** It could not be loaded; otherwise it does not exist. */
  failed: boolean;
  failedTitle: string;
  missingTitle: string;
  /** More on what does not exist. */
  missingText?: ReactNode;
  onRetry: () => void;
  /** The way back. */
  back: ReactNode;
};

/** A page whose one thing is not there: the breadcrumb, what happened, and the way on. As high as its skeleton was. */
export function NotShown({
  breadcrumb,
  failed,
  failedTitle,
  missingTitle,
  missingText,
  onRetry,
  back,
}: NotShownProps) {
  return (
    <div className={`${page.page} ${tall.tall}`}>
      <Breadcrumb crumbs={breadcrumb} />
      {failed ? (
        <EmptyState
          level={1}
          title={failedTitle}
          action={
            <>
              <Button onClick={onRetry}>Try again</Button>
              {back}
            </>
          }
        />
      ) : (
        <EmptyState level={1} title={missingTitle} action={back}>
          {missingText}
        </EmptyState>
      )}
    </div>
  );
}
