import { ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
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
            <ButtonLink to="/">Back to Home</ButtonLink>
            <QuietLink to="/contact-us">Contact Us</QuietLink>
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
