import { useRevalidator } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { calendarDayOf } from '#ui/dates.ts';
import type { Request } from '../../../contract/request-view.ts';
import classes from './request-head.module.css';

/** Who of the buyer's side hears of it beside whoever looks after it: a deputy meanwhile, and who watches (§26.6, §26.7). */
export function WhoElse({ request }: { request: Request }) {
  const { reference, away, watching, handler, requester } = request;
  const { revalidate } = useRevalidator();
  const watch = useAction(async () => {
    const params = { reference };
    await (watching?.mine
      ? call('DELETE /api/requests/:reference/watching', { params })
      : call('POST /api/requests/:reference/watching', { params }));
    // Its revision stays: what is answered would be taken for no newer than what is shown.
    await revalidate();
  });
  return (
    <>
      {away !== null && (
        <span className={`row ${classes.line}`}>
          {handler?.name ?? requester.name} is out of office until {calendarDayOf(away.until)}:{' '}
          {away.deputy === null ? 'its administrators answer' : `${away.deputy} answers`} meanwhile.
        </span>
      )}
      {watching !== null && (watching.may || watching.names.length > 0) && (
        <span className={`row ${classes.line}`}>
          {watching.names.length > 0 && <>Watched by {watching.names.join(', ')}</>}
          {(watching.may || watching.mine) && (
            <TextButton aria-busy={watch.busy} onClick={watch.run}>
              {watching.mine ? 'Stop watching' : 'Watch'}
            </TextButton>
          )}
          {watch.failure && <span role="alert">{watch.failure}</span>}
        </span>
      )}
    </>
  );
}
