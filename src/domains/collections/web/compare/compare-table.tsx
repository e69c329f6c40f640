import { type CSSProperties, Fragment, type ReactNode, useRef } from 'react';
import { Converted } from '#domains/catalogue/web/numbers/converted.tsx';
import { dealLabels } from '#domains/dossiers/contract/dossier-labels.ts';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import type { ShownClaim } from '#domains/evidence/contract/evidence-claims.ts';
import { claimName } from '#domains/evidence/contract/evidence-words.ts';
import { EvidenceBadge } from '#domains/evidence/web/evidence-badge.tsx';
import { TryAgain } from '#ui/action/try-again.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { CompareHead } from './compare-head.tsx';
import type { Absence, ComparedGroup, ComparedRow } from './compare-rows.ts';
import { CompareStrip } from './compare-strip.tsx';
import classes from './compare-table.module.css';

type CompareTableProps = {
  dossiers: readonly Dossier[];
  groups: readonly ComparedGroup[];
  onRemove: (dossier: Dossier) => void;
  /** Asks again for what could not be loaded. */
  onRetry: () => void;
};

/** Dossiers side by side, a column each; which is whose stays in sight, whichever way one moves. */
export function CompareTable({ dossiers, groups, onRemove, onRetry }: CompareTableProps) {
  const head = useRef<HTMLTableSectionElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const again = <TryAgain onRetry={onRetry} next={() => scroller.current} />;
  return (
    <div className={classes.frame} style={{ '--columns': dossiers.length } as CSSProperties}>
      <CompareStrip dossiers={dossiers} head={head} scroller={scroller} />
      <div ref={scroller} className={`panel ${classes.scroller}`} tabIndex={-1}>
        <table className={`small ${classes.table}`} aria-label="Dossiers side by side">
          <thead ref={head}>
            <tr>
              <td className={classes.corner} />
              {dossiers.map((dossier) => (
                <th key={dossier._id} scope="col">
                  <CompareHead dossier={dossier} onRemove={() => onRemove(dossier)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ title, rows }) => (
              <Fragment key={title}>
                <tr className={classes.group}>
                  <th scope="rowgroup" colSpan={dossiers.length + 1}>
                    <span>{title}</span>
                  </th>
                </tr>
                {rows.map((row) => (
                  <FactRow key={row.label} row={row} dossiers={dossiers} again={again} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type FactRowProps = { row: ComparedRow; dossiers: readonly Dossier[]; again: ReactNode };

function FactRow({ row: { label, cells }, dossiers, again }: FactRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map(({ text, muted, odd, absence, claims }, place) => (
        <td key={dossiers[place]?._id} data-muted={muted || undefined} data-odd={odd || undefined}>
          {absence !== null ? (
            <Absent absence={absence} again={again} />
          ) : claims ? (
            <Claims claims={claims} />
          ) : muted ? (
            <Nothing />
          ) : (
            text
          )}
          {moneyOf(label, dossiers[place])}
          {odd && <span className="visually-hidden">, unlike the others</span>}
        </td>
      ))}
    </tr>
  );
}

/** Ears would pass over a dash. */
function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not stated</span>
    </>
  );
}

function Claims({ claims }: { claims: readonly ShownClaim[] }) {
  return (
    <ul className={`list ${classes.claims}`}>
      {claims.map((claim) => (
        <li key={claim.id} className={classes.claim}>
          {claimName(claim)}
          <EvidenceBadge claim={claim} />
        </li>
      ))}
    </ul>
  );
}

function Absent({ absence, again }: { absence: Absence; again: ReactNode }) {
  if (absence === 'failed') return <>Could not be loaded. {again}</>;
  return (
    <>
      <span className="visually-hidden">Loading</span>
      {/* Of two lines, as most of them are. */}
      <Skeleton height={40} width="80%" />
    </>
  );
}

/** Beside the words of an amount: what it is in the reader's currency (§12.14). */
function moneyOf(label: string, dossier: Dossier | undefined) {
  if (dossier === undefined) return null;
  if (label === dealLabels.oneTimeFee) return <Converted money={dossier.numbers.fee} />;
  return label === dealLabels.supplyPrice ? <Converted money={dossier.numbers.price} /> : null;
}
