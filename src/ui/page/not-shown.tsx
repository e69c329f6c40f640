import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../action/buttons.tsx';
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
  const button = useHeadingNext<HTMLButtonElement>();
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

/** For what goes once it has done its work: if the focus is on it, the heading of what comes takes it, as of a new page. */
function useHeadingNext<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (document.activeElement !== shown) return;
      queueMicrotask(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }));
    };
  }, []);
  return element;
}
