import { Link } from 'react-router';
import { button, quietButton } from '#ui/action/button-link.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** Any address that is none of ours. */
export function NotFound() {
  return (
    <>
      <title>Page not found · Dosebridge</title>
      <EmptyState
        level={1}
        title="There is no page at this address"
        action={
          <>
            <Link className={button} to="/">
              Back to Home
            </Link>
            <Link className={quietButton} to="/contact-us">
              Contact Us
            </Link>
          </>
        }
      >
        <p>
          The link may be old, or mistyped. The finders, your requests and everything else start from Home.
        </p>
      </EmptyState>
    </>
  );
}
