import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import type { Request } from '../../contract/request-view.ts';
import { ClockMark } from '../list/clock-mark.tsx';
import { kindWords, ListingLink } from '../list/listing-link.tsx';
import { StateBadge } from '../list/state-badge.tsx';
import { waitsForWords } from '../list/state-words.ts';
import classes from './request-head.module.css';

type RequestHeadProps = { request: Request; onSent: (request: Request) => void };

/** Under the reference: what it is for, how far it is, whose turn it is, and who looks after it. */
export function RequestHead({ request, onSent }: RequestHeadProps) {
  const { reference, kind, listing, dueAt, businessDaysLeft, handler, requester, canTakeOver } = request;
  const waitsFor = waitsForWords(request);
  const takeOver = useAction(async () => {
    const { data } = await call('POST /api/requests/:reference/take-over', { params: { reference } });
    onSent(data);
  });

  return (
    <span className={classes.lead}>
      <span className={`row ${classes.line}`}>
        <ListingLink kind={kind} listing={listing} className={classes.listing} />
        <span className={classes.code}>
          {kindWords[kind]} {listing.code}
        </span>
      </span>
      <span className={`row ${classes.line}`}>
        <StateBadge request={request} />
        {waitsFor !== '' && <span>Waits for {waitsFor}</span>}
        {dueAt !== null && <ClockMark dueAt={dueAt} businessDaysLeft={businessDaysLeft} />}
      </span>
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
