import type { Request } from '#contract/request-view.ts';
import { call } from '#web/call.ts';
import { useAction } from '#web/features/forms/use-action.ts';
import { ClockMark } from '#web/features/requests/clock-mark.tsx';
import { kindWords, ListingLink } from '#web/features/requests/listing-link.tsx';
import { StateBadge } from '#web/features/requests/state-badge.tsx';
import { waitsForWords } from '#web/features/requests/state-words.ts';
import textButton from '#web/ui/text-button.module.css';
import classes from './request-head.module.css';

export type RequestHeadProps = { request: Request; onSent: (request: Request) => void };

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
      <span className={classes.line}>
        <ListingLink kind={kind} listing={listing} className={classes.listing} />
        <span className={classes.code}>
          {kindWords[kind]} {listing.code}
        </span>
      </span>
      <span className={classes.line}>
        <StateBadge request={request} />
        {waitsFor !== '' && <span>Waits for {waitsFor}</span>}
        {dueAt !== null && <ClockMark dueAt={dueAt} businessDaysLeft={businessDaysLeft} />}
      </span>
      {(handler !== null || canTakeOver) && (
        <span className={classes.line}>
          Looked after by {handler === null ? requester.name : handler.isViewer ? 'you' : handler.name}
          {canTakeOver && (
            <button
              type="button"
              className={textButton.textButton}
              aria-busy={takeOver.busy}
              onClick={takeOver.run}
            >
              Take over
            </button>
          )}
          {takeOver.failure && <span role="alert">{takeOver.failure}</span>}
        </span>
      )}
    </span>
  );
}
