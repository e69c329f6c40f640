import type { RefObject } from 'react';
import { calendarDayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import { costParts } from '../../contract/offer-limits.ts';
import { partNames, placeInWords, spanInWords } from '../../contract/offer-words.ts';
import type { RankedOffer, Ranking } from '../../contract/ranking.ts';
import { SectionCard } from '../section-card.tsx';
import { letterOf } from './letter-of.ts';
import classes from './result.module.css';

type RankingCardProps = {
  ranking: Ranking;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Something else is typed by now. */
  isStale: boolean;
};

/** Which offer is the cheapest, and how far that is known. */
export function RankingCard({ ranking, heading, isStale }: RankingCardProps) {
  const { offers, currency, packUnits, rates, leftOut } = ranking;
  const most = Math.max(...offers.map(({ cost }) => Number(cost?.npv.high ?? 0)), 1);
  const others = Object.entries(rates.perEuro).filter(([name]) => name !== 'EUR');
  return (
    <SectionCard title="Ranking" heading={heading}>
      {isStale && (
        <Notice kind="warning">
          You have changed plan or offers since: compare again to have it reckoned.
        </Notice>
      )}
      <Table
        label="Offers by net present value, the cheapest first"
        head={['Place', 'Offer', 'From lowest to highest', `NPV, ${currency}`, `A pack of ${packUnits}`].map(
          (label, column) => <ColumnHead key={label} label={label} numeric={column > 2} />,
        )}
      >
        {offers.map((offer) => (
          <Row key={offer.offer}>
            <Cell label="Place">{placeInWords(offer)}</Cell>
            <RowHead>
              {letterOf(offer.offer)} · {offer.name}
              {offer.reference && (
                <span className="muted">
                  {' '}
                  {offer.reference}, term sheet {offer.version}
                </span>
              )}
            </RowHead>
            <Cell card="line">
              <Bar offer={offer} most={most} />
            </Cell>
            <Cell label="NPV" numeric>
              {offer.cost ? spanInWords(offer.cost.npv, currency) : offer.unranked}
            </Cell>
            <Cell label="A pack" numeric empty={offer.cost === null}>
              {offer.cost && spanInWords(offer.cost.perPack, currency)}
            </Cell>
          </Row>
        ))}
      </Table>
      {offers.map((offer) => (
        <Details key={offer.offer} offer={offer} currency={currency} />
      ))}
      {leftOut.length > 0 && (
        <Notice kind="info">
          <ul className={classes.list}>
            {leftOut.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="note">
        Rates of {calendarDayOf(rates.day)}, ECB
        {others.map(([name, rate]) => `; 1 EUR = ${rate} ${name}`).join('')}. A range runs from nothing to the
        highest of these offers for what an offer does not state; the order is by its middle.
      </p>
    </SectionCard>
  );
}

/** From its lowest to its highest on the scale of all; one that is known to the end is a line. */
function Bar({ offer: { offer, cost }, most }: { offer: RankedOffer; most: number }) {
  if (cost === null) return null;
  const [low, high] = [cost.npv.low, cost.npv.high].map((value) => (Number(value) / most) * 100);
  return (
    <div className={classes.scale} aria-hidden="true">
      <div className={classes.sure} data-offer={offer} style={{ width: `${low}%` }} />
      {cost.npv.low !== cost.npv.high && (
        <div
          className={classes.range}
          data-offer={offer}
          style={{ left: `${low}%`, width: `${Math.max((high ?? 0) - (low ?? 0), 0.5)}%` }}
        />
      )}
    </div>
  );
}

function Details({ offer, currency }: { offer: RankedOffer; currency: string }) {
  const { cost, missing, notes, name } = offer;
  if (cost === null && missing.length + notes.length === 0) return null;
  return (
    <details className={classes.details}>
      <summary>
        {letterOf(offer.offer)} · {name}: what it is made of
        {missing.length > 0 && `, ${missing.length} not stated`}
      </summary>
      {cost && (
        <dl className={classes.parts}>
          {costParts.map((part) => (
            <div key={part}>
              <dt>{partNames[part]}</dt>
              <dd>{spanInWords(cost.parts[part], currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <WordList title="Not stated" words={missing} />
      <WordList title="Noted" words={notes} />
    </details>
  );
}

function WordList({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className={classes.small}>{title}</h3>
      <ul className={classes.list}>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}
