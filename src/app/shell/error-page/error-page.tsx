import { useContext } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { CallError } from '#platform/web/call/call-error.ts';
import { NotFound } from '#platform/web/page/not-found.tsx';
import { ServedContext } from '#platform/web/page/served.ts';
import { button } from '#ui/action/button-link.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** What stands in place of a page that could not be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const { requestId } = useContext(ServedContext);
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (error instanceof CallError && error.status === 401) return <p role="status">Your session has ended.</p>;
  const id = error instanceof CallError ? error.requestId : requestId;
  return (
    <>
      <title>Something went wrong · Dosebridge</title>
      <EmptyState
        level={1}
        title="This page could not be shown"
        action={
          <>
            <a className={button} href={pathname.replace(/^\/+/, '/') + search}>
              Try again
            </a>
            <QuietLink to="/contact-us">Contact Us</QuietLink>
          </>
        }
      >
        <p>
          {error instanceof CallError
            ? error.message
            : 'Something went wrong on our side. Nothing you did is lost.'}
        </p>
        {id && (
          <p>
            If it stays so, tell us this request id: <code>{id}</code>
          </p>
        )}
      </EmptyState>
    </>
  );
}
