import { QuietButton } from '#ui/action/buttons.tsx';
import { calendarDayOf, dayOf } from '#ui/dates.ts';
import type { CompanyPerson } from '../../contract/company-people.ts';
import { companyRoleWords } from '../../contract/company-roles.ts';
import classes from './people-section.module.css';

type PersonRowProps = {
  person: CompanyPerson;
  manages: boolean;
  onRole: () => void;
  onAway: () => void;
  onEnd: () => void;
};

/** One of a company's people: what they are in it, and what can be done about it. */
export function PersonRow({ person, manages, onRole, onAway, onEnd }: PersonRowProps) {
  const { name, email, role, since, isViewer, canSignIn, away, openRequests } = person;
  return (
    <li className={`bar ${classes.person}`}>
      <div className={classes.about}>
        <p className={`row ${classes.name}`}>
          {name} {isViewer && <span className="badge">You</span>}
          {away?.isNow && (
            <span className="badge" data-standing="waiting">
              Out of office
            </span>
          )}
          {!canSignIn && (
            <span className="badge" data-standing="ended">
              Cannot sign in
            </span>
          )}
        </p>
        <p className={`cluster muted ${classes.facts}`}>
          <span>{companyRoleWords[role].one}</span>
          <span>
            since <time dateTime={since}>{dayOf(since)}</time>
          </span>
          {email !== '' && <span>{email}</span>}
          {away !== null && (
            <span>
              {calendarDayOf(away.from)} to {calendarDayOf(away.until)}:{' '}
              {away.deputy === null ? 'administrators answer' : `${away.deputy.name} answers`}
            </span>
          )}
          {openRequests > 0 && (
            <span>looks after {openRequests === 1 ? 'one request' : `${openRequests} requests`}</span>
          )}
        </p>
      </div>
      {(manages || isViewer) && (
        <div className="cluster">
          {manages && (
            <QuietButton onClick={onRole} aria-label={`Change the role of ${name}`}>
              Role…
            </QuietButton>
          )}
          <QuietButton onClick={onAway} aria-label={isViewer ? 'Out of office' : `Out of office: ${name}`}>
            Out of office…
          </QuietButton>
          <QuietButton
            onClick={onEnd}
            aria-label={isViewer ? 'Leave the company' : `End the membership of ${name}`}
          >
            {isViewer ? 'Leave…' : 'End…'}
          </QuietButton>
        </div>
      )}
    </li>
  );
}
