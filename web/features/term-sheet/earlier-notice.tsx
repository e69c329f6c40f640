import { Link } from 'react-router';
import type { RequestSummary } from '#contract/request-view.ts';
import { dayOf } from '#web/ui/dates.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Said at the top of the form when this was asked for before. */
export function EarlierNotice({ request }: { request: RequestSummary }) {
  return (
    <Notice kind="warning">
      You asked for this on {dayOf(request.submittedAt)} (
      <Link to={`/requests/${encodeURIComponent(request.reference)}`}>{request.reference}</Link>).
    </Notice>
  );
}
