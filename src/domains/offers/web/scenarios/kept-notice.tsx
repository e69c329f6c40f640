import { withFullStop } from '#platform/contract/names.ts';
import { calendarDayOf, dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { Scenario } from '../../contract/offer-calls.ts';

/** Of a scenario that is open: who shares it, and what is not as it was when it was kept. */
export function KeptNotice({ scenario }: { scenario: Scenario }) {
  const { by, company, changedAt, ranking, faults, newer, gone } = scenario;
  return (
    <>
      <p className="note">
        {by === null ? 'Your scenario' : `A scenario of ${by}`}, kept on {dayOf(changedAt)}
        {company === null ? '.' : withFullStop(`, shared with the people of ${company}`)}
        {ranking && ` Reckoned by the rates of ${calendarDayOf(ranking.rates.day)}, ECB.`}
      </p>
      {newer.length > 0 && (
        <Notice kind="info">
          There is a newer term sheet than it was kept with, and it is reckoned by that one:{' '}
          {newer.join(', ')}.
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice kind="warning">Left out, because you may not see it any more: {gone.join(', ')}.</Notice>
      )}
      {faults.length > 0 && (
        <Notice kind="warning">
          It cannot be reckoned as it is: {faults.map(({ message }) => message).join('; ')}.
        </Notice>
      )}
    </>
  );
}
