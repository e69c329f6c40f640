import { Link } from 'react-router';
import { dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { RequestSummary } from '../../contract/request-view.ts';

/** Said at the top of the form when this was asked for before. */
export function EarlierNotice({ request }: { request: RequestSummary }) {
  return (
    <Notice kind="warning">
      You asked for this on {dayOf(request.submittedAt)} (
      <Link to={`/requests/${encodeURIComponent(request.reference)}`}>{request.reference}</Link>).
    </Notice>
  );
}
