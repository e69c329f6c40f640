import { Link, useNavigate } from 'react-router';
import { demandDays, demandKinds, demandWords } from '#domains/catalogue/contract/demand.ts';
import { rereadOwn } from '#domains/catalogue/web/own/own.ts';
import { EvidenceBadge } from '#domains/evidence/web/evidence-badge.tsx';
import requestList from '#domains/requests/web/list/request-list.module.css';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { toastSuccess } from '#ui/mark/toast.ts';
import { Cell, Row, RowHead } from '#ui/table/table.tsx';
import { listingFields } from '../../contract/listing-fields.ts';
import type { ListingSummary } from '../../contract/listings.ts';
import { StateBadge } from '../state-badge.tsx';
import classes from './own-row.module.css';

type OwnRowProps = {
  listing: ListingSummary;
  ticked: boolean;
  /** Not as many are ticked as may be. */
  mayTick: boolean;
  onTick: (isOn: boolean) => void;
};

/** One of one's own listings: where it stands, and what it still lacks. */
export function OwnRow({ listing, ticked, mayTick, onTick }: OwnRowProps) {
  const { kind, id, code, title, state, demand, mayNot } = listing;
  const next = nextWords(listing);
  const navigate = useNavigate();
  const duplicate = useAction(async () => {
    const { data } = await call('POST /api/listings/:kind/:id/duplicate', { params: { kind, id } });
    rereadOwn();
    toastSuccess(`${data.code} is a draft of the same. Change what differs.`);
    await navigate(`/listings/${kind}/${data.id}`);
  });
  return (
    <Row>
      <RowHead>
        <span className={`inline ${classes.head}`}>
          {state !== 'draft' && !mayNot && (
            <label className={requestList.reference}>
              <input
                type="checkbox"
                checked={ticked}
                disabled={!ticked && !mayTick}
                onChange={({ target }) => onTick(target.checked)}
              />
              <span className="visually-hidden">
                Tick {code}, {title}
              </span>
            </label>
          )}
          <Link to={`/listings/${kind}/${id}`} className={requestList.reference} prefetch="intent">
            {code}
          </Link>
        </span>
      </RowHead>
      <Cell label="Listing" card="line">
        {title}
        {listing.alarms.map(({ name, state }) => (
          <span key={name} className="line">
            {name} <EvidenceBadge claim={{ state, statedAs: 'owner' }} />
          </span>
        ))}
        <span className={`note ${classes.onCards}`}>
          {[next, demand === null ? '' : broughtWords(demand)].filter((words) => words !== '').join(' · ')}
        </span>
      </Cell>
      <Cell label="State" card="mark">
        <StateBadge state={state} /> <span className={`muted ${classes.offCards}`}>{next}</span>
      </Cell>
      {demandKinds.map((what) => (
        <Cell key={what} label={demandWords[what]} numeric empty>
          {demand?.[what] ?? '-'}
        </Cell>
      ))}
      <Cell label="Confirmed" empty={state === 'draft'}>
        {state !== 'draft' && (
          <span className={requestList.code} data-stale={listing.stale || undefined}>
            {listing.confirmedAt === null ? 'Never' : dayOf(listing.confirmedAt)}
          </span>
        )}
      </Cell>
      <Cell empty={Boolean(mayNot)}>
        {!mayNot && (
          <span className={requestList.code}>
            <TextButton disabled={duplicate.busy} onClick={duplicate.run}>
              Duplicate<span className="visually-hidden"> {code}</span>
            </TextButton>
          </span>
        )}
      </Cell>
    </Row>
  );
}

/** '31 opened · 6 shortlisted'; what is not told is left out. */
function broughtWords(demand: NonNullable<ListingSummary['demand']>): string {
  const some = demandKinds.filter((what) => demand[what] !== null);
  const words = some.map((what) => `${demand[what]} ${demandWords[what].toLowerCase()}`);
  return some.length === 0
    ? `Too few came in ${demandDays} days to tell`
    : `${words.join(' · ')} in ${demandDays} days`;
}

/** As many missing fields as are named before the rest is counted. */
const named = 2;

/** What comes next of a listing: whom it waits for, what was said of it, or what it lacks. */
export function nextWords(listing: ListingSummary): string {
  const { kind, state, waiting, missing, sentBack, openFindings } = listing;
  if (state !== 'draft') return waiting ? 'A change waits' : '';
  if (waiting) return 'Waits for the desk';
  const back = sentBack === null ? '' : `Sent back: “${sentBack}” `;
  const open = openFindings === 1 ? 'One point to settle' : `${openFindings} points to settle`;
  if (missing.length === 0) {
    if (openFindings > 0) return `${back}${open}`;
    return back === '' ? 'Complete: send it for review' : back.trimEnd();
  }
  const labels = missing.map(
    (name) => listingFields[kind].find((field) => field.name === name)?.label ?? name,
  );
  const rest = labels.length - named;
  const needs = `${back}Needs ${labels.slice(0, named).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return openFindings > 0 ? `${needs} · ${open}` : needs;
}
