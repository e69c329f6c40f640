import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../action/buttons.tsx';
import { useFocusNext } from '../use-focus-next.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import page from './page.module.css';
import { Breadcrumb, type Crumb } from './page.tsx';

type NotShownProps = {
  breadcrumb: readonly Crumb[];
  /** It could not be loaded; otherwise it does not exist. */
  failed: boolean;
  failedTitle: string;
  missingTitle: string;
  /** More on what does not exist. */
  missingText?: ReactNode;
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
  back,
}: NotShownProps) {
  return (
    <div className={`${page.page} tall`}>
      <Breadcrumb crumbs={breadcrumb} />
      {failed ? (
        <NotLoaded level={1} title={failedTitle} back={back} />
      ) : (
        <EmptyState level={1} title={missingTitle} action={back}>
          {missingText}
        </EmptyState>
      )}
    </div>
  );
}

type NotLoadedProps = Omit<EmptyStateProps, 'action'> & {
  /** A way on, beside trying again. */
  back?: ReactNode;
};

/** What a page's loader could not bring: it is asked for anew. */
export function NotLoaded({ back, ...props }: NotLoadedProps) {
  const { revalidate } = useRevalidator();
  // As of a new page.
  const button = useFocusNext<HTMLButtonElement>(() => document.querySelector('main h1'));
  return (
    <EmptyState
      {...props}
      action={
        <>
          <Button ref={button} onClick={() => void revalidate()}>
            Try again
          </Button>
          {back}
        </>
      }
    />
  );
}
