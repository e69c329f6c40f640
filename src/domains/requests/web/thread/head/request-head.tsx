import { Link } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import type { RequestKind } from '../../../contract/request-life.ts';
import type { Request } from '../../../contract/request-view.ts';
import type { BriefMark } from '../../brief-mark/brief-marks.ts';
import { ClockMark } from '../../list/clock-mark.tsx';
import { ListingLink } from '../../list/listing-link.tsx';
import { StateBadge } from '../../list/state-badge.tsx';
import { TurnMark } from '../../list/turn-mark.tsx';
import classes from './request-head.module.css';
import { WhoElse } from './who-else.tsx';

/** What is asked for, as the headline is what it is about. */
const typeWords: Record<RequestKind, string> = {
  dossier: 'Request for a proposal',
  supplier: 'Request for a term sheet',
  investment: 'Interest in investing',
};

type RequestHeadProps = { request: Request; brief: BriefMark | null; onSent: (request: Request) => void };

/** Under the product: what is asked for, how far it is, whose turn it is, and who looks after it. */
export function RequestHead({ request, brief, onSent }: RequestHeadProps) {
  const { reference, kind, listing, waitsFor, dueAt, businessDaysLeft, handler, requester, canTakeOver } =
    request;
  const takeOver = useAction(async () => {
    const { data } = await call('POST /api/requests/:reference/take-over', { params: { reference } });
    onSent(data);
  });

  return (
    <span className={classes.lead}>
      <span className={`row ${classes.line}`}>
        <span className={classes.type}>{typeWords[kind]}</span>
        <span className={classes.reference}>{reference}</span>
        <ListingLink kind={kind} listing={listing} className={classes.listing}>
          {listing.code}
        </ListingLink>
      </span>
      <span className={`row ${classes.line}`}>
        <StateBadge request={request} />
        {waitsFor !== null && (
          <span className="inline">
            Waits for <TurnMark request={request} within="sentence" />
          </span>
        )}
        {dueAt !== null && <ClockMark dueAt={dueAt} businessDaysLeft={businessDaysLeft} />}
      </span>
      <WhoElse request={request} />
      {brief !== null && (
        <span>
          Asked by the brief <Link to={`/briefs/${brief.id}`}>{brief.title}</Link>
        </span>
      )}
      {(handler !== null || canTakeOver) && (
        <span className={`row ${classes.line}`}>
          Looked after by {handler === null ? requester.name : handler.isViewer ? 'you' : handler.name}
          {canTakeOver && (
            <TextButton aria-busy={takeOver.busy} onClick={takeOver.run}>
              Take over
            </TextButton>
          )}
          {takeOver.failure && <span role="alert">{takeOver.failure}</span>}
        </span>
      )}
    </span>
  );
}
