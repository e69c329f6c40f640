import { Link } from 'react-router';
import { spanInWords } from '#domains/offers/contract/offer-words.ts';
import { ClockMark } from '#domains/requests/web/list/clock-mark.tsx';
import { ListingLink } from '#domains/requests/web/list/listing-link.tsx';
import { StateBadge } from '#domains/requests/web/list/state-badge.tsx';
import { TurnMark } from '#domains/requests/web/list/turn-mark.tsx';
import { isViewersTurn } from '#domains/requests/web/list/turn-words.ts';
import { NextStepButton } from '#domains/requests/web/waiting/next-step-button.tsx';
import { money } from '#platform/contract/amounts.ts';
import { QuietButton, QuietLink } from '#ui/action/buttons.tsx';
import { calendarDayOf } from '#ui/dates.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { Brief, OnBoard } from '../../contract/briefs.ts';
import classes from './board-table.module.css';

type BoardTableProps = { brief: Brief; onAward: (request: OnBoard) => void };

/** How each request of a brief stands, with what its owner offers and what comes next. */
export function BoardTable({ brief, onAward }: BoardTableProps) {
  return (
    <Table
      label="Requests of the brief"
      head={
        <>
          <ColumnHead label="Asked" />
          <ColumnHead label="State" />
          <ColumnHead label="Waits for" />
          <ColumnHead label="Price" numeric />
          <ColumnHead label="One-time fee" numeric />
          <ColumnHead label="Cost a pack" numeric />
          <ColumnHead label="Next" />
        </>
      }
    >
      {brief.requests.map((request) => (
        <BoardRow key={request.reference} brief={brief} request={request} onAward={onAward} />
      ))}
    </Table>
  );
}

function BoardRow({ brief, request, onAward }: BoardTableProps & { request: OnBoard }) {
  const { reference, kind, listing, owner, offer, dueAt, businessDaysLeft, lines } = request;
  const isPart = lines.length < brief.lines.length;
  return (
    <Row>
      <RowHead>
        <span className={classes.asked}>
          <ListingLink kind={kind} listing={listing} className={classes.title} />
          <span className="note">
            {owner === null ? listing.code : `${listing.code}, ${owner}`} ·{' '}
            <Link to={`/requests/${encodeURIComponent(reference)}`} className={classes.reference}>
              {reference}
            </Link>
            {isPart &&
              ` · ${lines.length === 1 ? 'line' : 'lines'} ${lines.map((line) => line + 1).join(', ')}`}
          </span>
          {brief.awarded === reference && (
            <span className={`badge-small tinted ${classes.awarded}`}>Awarded</span>
          )}
        </span>
      </RowHead>
      <Cell label="State" card="mark">
        <StateBadge request={request} />
      </Cell>
      <Cell label="Waits for" card="plain">
        <span className={classes.waits}>
          <TurnMark request={request} />
          {dueAt !== null && <ClockMark dueAt={dueAt} businessDaysLeft={businessDaysLeft} />}
        </span>
      </Cell>
      <Cell label="Price" numeric empty={!offer?.supplyPrice && !offer?.linePrice}>
        {offer?.supplyPrice || offer?.linePrice ? <Price offer={offer} /> : '-'}
      </Cell>
      <Cell label="One-time fee" numeric empty={!hasFeeOrShare(offer)}>
        {offer !== null && hasFeeOrShare(offer) ? <FeeAndShares offer={offer} /> : '-'}
      </Cell>
      <Cell label="Cost a pack" numeric empty={request.cost === null}>
        {request.cost === null ? '-' : <CostFigure cost={request.cost} />}
      </Cell>
      <Cell>
        <span className={`line ${classes.acts}`}>
          {isViewersTurn(request) && brief.refusal === null ? (
            <NextStepButton request={request} />
          ) : (
            <QuietLink to={`/requests/${encodeURIComponent(reference)}`}>
              Open<span className="visually-hidden"> {reference}</span>
            </QuietLink>
          )}
          {brief.awarded === null && brief.refusal === null && request.canBeAwarded && (
            <QuietButton aria-haspopup="dialog" onClick={() => onAward(request)}>
              Award<span className="visually-hidden"> {reference}</span>
            </QuietButton>
          )}
        </span>
      </Cell>
    </Row>
  );
}

/** The headline, or where there is none what is asked by strength and pack. */
function Price({ offer }: { offer: NonNullable<OnBoard['offer']> }) {
  const { supplyPrice, priceUnit, linePrice, currency, version, validUntil } = offer;
  const per = supplyPrice ? priceUnit : linePrice?.of;
  return (
    <span className={classes.figure}>
      {supplyPrice ? money(supplyPrice, currency) : linePrice && spanInWords(linePrice, currency)}
      <span className="note">
        {per && `per ${per}, `}version {version}, until {calendarDayOf(validUntil)}
      </span>
    </span>
  );
}

function hasFeeOrShare(offer: OnBoard['offer']): boolean {
  return Boolean(offer?.oneTimeFee || offer?.royalty || offer?.profitShare);
}

/** A royalty or a share of the profit is told where no fee is asked as well: it is what the owner takes instead. */
function FeeAndShares({ offer }: { offer: NonNullable<OnBoard['offer']> }) {
  const { oneTimeFee, royalty, profitShare, currency } = offer;
  return (
    <span className={classes.figure}>
      {oneTimeFee ? money(oneTimeFee, currency) : '-'}
      {royalty && <span className="note">{royalty} % royalty</span>}
      {profitShare && <span className="note">{profitShare} % of the profit</span>}
    </span>
  );
}

/** What it costs at the brief's volumes: one figure, a range where something is missing, or why there is none. */
function CostFigure({ cost: { perPack, says } }: { cost: NonNullable<OnBoard['cost']> }) {
  return (
    <span className={classes.figure}>
      {perPack !== null && spanInWords(perPack, perPack.currency)}
      {perPack !== null && <span className="note">pack of {perPack.packUnits}, not discounted</span>}
      {says.slice(0, 1).map((words) => (
        <span key={words} className="note">
          {words}
          {says.length > 1 && ` And ${says.length - 1} more.`}
        </span>
      ))}
    </span>
  );
}
