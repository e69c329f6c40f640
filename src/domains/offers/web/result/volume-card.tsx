import { useState } from 'react';
import { groupDigits } from '#platform/contract/amounts.ts';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { Ranking } from '../../contract/ranking.ts';
import { SectionCard } from '../section-card.tsx';
import { letterOf } from './letter-of.ts';
import classes from './result.module.css';
import { VolumeChart } from './volume-chart.tsx';

/** Where the ranking flips along the volume, as chart, in words, and as the chart's table. */
export function VolumeCard({ ranking }: { ranking: Ranking }) {
  const { flips, moreFlips } = ranking;
  return (
    <SectionCard title="Along the volume">
      <VolumeChart ranking={ranking} />
      {flips.length === 0 ? (
        <p>The order stays as it is from a tenth of the volumes to ten times as much.</p>
      ) : (
        <Flips ranking={ranking} />
      )}
      {moreFlips && <p className="note">There are more flips than these.</p>}
      <BreakEven ranking={ranking} />
      <CurveTable ranking={ranking} />
    </SectionCard>
  );
}

function nameOf({ offers }: Ranking, place: number): string {
  return `${letterOf(place)} · ${offers.find(({ offer }) => offer === place)?.name ?? ''}`;
}

function Flips({ ranking }: { ranking: Ranking }) {
  const { packUnits, years } = ranking;
  const inAll = `Packs of ${packUnits} in ${years === 1 ? '1 year' : `${years} years`}`;
  const heads = [inAll, 'Of the plan', 'Cheaper from here on', 'Than'];
  return (
    <Table
      label="Where the ranking flips"
      dense
      head={heads.map((label, column) => <ColumnHead key={label} label={label} numeric={column < 2} />)}
    >
      {ranking.flips.map(({ multiplier, packs, cheaper, than, isSure }) => (
        <Row key={`${multiplier}-${cheaper}-${than}`}>
          <Cell label="Packs" numeric>
            {groupDigits(packs)}
          </Cell>
          <Cell label="Of the plan" numeric>
            × {multiplier}
          </Cell>
          <RowHead label="Cheaper">
            {nameOf(ranking, cheaper)} {!isSure && <span className="muted">not for certain</span>}
          </RowHead>
          <Cell label="Than">{nameOf(ranking, than)}</Cell>
        </Row>
      ))}
    </Table>
  );
}

/** From which volume on one offer is cheaper than another. */
function BreakEven({ ranking }: { ranking: Ranking }) {
  const ranked = ranking.offers.filter(({ cost }) => cost !== null).map(({ offer }) => offer);
  const [one, setOne] = useState(ranked[0] ?? 0);
  const [other, setOther] = useState(ranked[1] ?? 0);
  if (ranked.length < 2) return null;
  const options = ranked.map((value) => ({ value, label: nameOf(ranking, value) }));
  const between = ranking.flips.filter(
    ({ cheaper, than }) => [one, other].includes(cheaper) && [one, other].includes(than),
  );
  return (
    <div className="stack-tight">
      <div className={classes.choose}>
        <LabelledSelect label="Break-even of" value={one} options={options} onChange={setOne} />
        <LabelledSelect label="with" value={other} options={options} onChange={setOther} />
      </div>
      <p role="status">
        {one === other
          ? 'Choose two offers.'
          : between.length === 0
            ? 'They have none from a tenth of the volumes to ten times as much.'
            : between
                .map(
                  ({ packs, multiplier, cheaper, isSure }) =>
                    `From ${groupDigits(packs)} packs (× ${multiplier}) on ${nameOf(ranking, cheaper)} is the cheaper one${isSure ? '' : ', not for certain'}.`,
                )
                .join(' ')}
      </p>
    </div>
  );
}

/** What the chart draws, in figures. */
function CurveTable({ ranking }: { ranking: Ranking }) {
  const ranked = ranking.offers.filter(({ cost }) => cost !== null).map(({ offer }) => offer);
  const label = `Cost a pack, in ${ranking.currency}, along the volume`;
  return (
    <details className={classes.details}>
      <summary>The chart as a table</summary>
      <Table
        label={label}
        dense
        wide
        head={[
          <ColumnHead key="volume" label="Of the plan" />,
          ...ranked.map((offer) => <ColumnHead key={offer} label={nameOf(ranking, offer)} numeric />),
        ]}
      >
        {ranking.curve.map(({ multiplier, costs }) => (
          <Row key={multiplier}>
            <RowHead>× {multiplier}</RowHead>
            {ranked.map((offer) => {
              const cost = costs[offer];
              return (
                <Cell key={offer} label={letterOf(offer)} numeric>
                  {cost && (cost.low === cost.high ? cost.low : `${cost.low} to ${cost.high}`)}
                </Cell>
              );
            })}
          </Row>
        ))}
      </Table>
    </details>
  );
}
