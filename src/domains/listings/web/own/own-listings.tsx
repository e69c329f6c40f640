import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { type DemandKind, demandDays, demandKinds, demandWords } from '#domains/catalogue/contract/demand.ts';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { pressOn } from '#ui/table/head-press.ts';
import { SortingHead } from '#ui/table/sorting-head.tsx';
import { ColumnHead, Table } from '#ui/table/table.tsx';
import type { ListingSummary } from '../../contract/listings.ts';
import { mostTicked } from '../../contract/own-limits.ts';
import { inOrder, readOrder } from './own-order.ts';
import { OwnRow } from './own-row.tsx';
import { TickedSteps } from './ticked-steps.tsx';

const keyOf = ({ kind, id }: ListingSummary) => `${kind} ${id}`;

/** The listings of one's companies: where each stands, which ask for a look, and what is done with several at once. */
export function OwnListings({ listings }: { listings: readonly ListingSummary[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const order = readOrder(search);
  const sort = new URLSearchParams(search).get('sort') ?? '';
  const chosen = listings.filter((listing) => ticked.has(keyOf(listing)));
  const stale = listings.filter(({ state, stale, mayNot }) => stale && state === 'published' && !mayNot);
  function tick(key: string, isOn: boolean): void {
    setTicked((before) => new Set(isOn ? [...before, key] : [...before].filter((other) => other !== key)));
  }

  return (
    <div className="stack-close">
      {stale.length > 0 && (
        <p className="secondary">
          {stale.length === 1
            ? 'One of them has not been confirmed for half a year, and buyers see that. '
            : `${stale.length} of them have not been confirmed for half a year, and buyers see that. `}
          <TextButton onClick={() => setTicked(new Set(stale.slice(0, mostTicked).map(keyOf)))}>
            {stale.length === 1 ? 'Tick it' : `Tick ${Math.min(stale.length, mostTicked)}`}
          </TextButton>
        </p>
      )}
      <Table
        dense
        wide
        label={order === null ? 'Your listings, the latest first' : 'Your listings'}
        head={
          <>
            {['Code', 'Listing', 'State'].map(plainHead)}
            {demandKinds.map((kind) => (
              <DemandHead key={kind} kind={kind} sort={sort} />
            ))}
            {['Confirmed', 'Again'].map(plainHead)}
          </>
        }
      >
        {inOrder(listings, order).map((listing) => (
          <OwnRow
            key={keyOf(listing)}
            listing={listing}
            ticked={ticked.has(keyOf(listing))}
            mayTick={ticked.size < mostTicked}
            onTick={(isOn) => tick(keyOf(listing), isOn)}
          />
        ))}
      </Table>
      <p className="note">
        Opened to Asked: how many people, each once a day, in the last {demandDays} days; neither yours nor
        the desk. People of fewer than {fewestCompanies} companies are not told.
      </p>
      {chosen.length > 0 && (
        <TickedSteps
          chosen={chosen}
          onUntick={() => setTicked(new Set())}
          onDone={async () => {
            setTicked(new Set());
            await revalidate();
          }}
        />
      )}
    </div>
  );
}

function plainHead(label: string) {
  return <ColumnHead key={label} label={label} />;
}

/** One press has first what brought most, the next what brought least. */
function DemandHead({ kind, sort }: { kind: DemandKind; sort: string }) {
  const { sorted, next } = pressOn(kind, sort, true);
  return <SortingHead label={demandWords[kind]} numeric sorted={sorted} to={`?sort=${next}`} />;
}
