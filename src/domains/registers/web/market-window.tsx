// biome-ignore-all lint/a11y/noRedundantRoles: laid out by `display` where it is narrow, the elements lose their roles in some browsers
import { Fragment, useId, useRef, useState } from 'react';
import { uncapitalise } from '#platform/contract/capitalise.ts';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import { type Standing, StandingBadge } from '#ui/mark/standing-badge.tsx';
import { toggled } from '#ui/toggled.ts';
import type { LaunchWindow } from '../contract/launch-windows.ts';
import { rowsOf, type WindowRow } from '../contract/window-rows.ts';
import {
  asOfWords,
  headline,
  marketNames,
  oldFor,
  openWords,
  stateOn,
  unknownWords,
} from '../contract/window-words.ts';
import { LaunchBar, PartSwatch } from './launch-bar.tsx';
import classes from './market-window.module.css';
import { ReasonList } from './reason-list.tsx';
import { type Axis, type PartKind, partsOf } from './timeline.ts';

type Badge = { standing: Standing; word: string };

const states: Readonly<Record<Exclude<LaunchWindow['state'], 'open'>, Badge>> = {
  waits: { standing: 'waiting', word: 'Waits' },
  'soft-only': { standing: 'moving', word: 'Soft limits only' },
  unknown: { standing: 'ended', word: 'Unknown' },
};

function badgeOf(window: LaunchWindow, today: string): Badge {
  if (window.state !== 'unknown' && window.earliest === null) return { standing: 'ended', word: 'Not ready' };
  const state = stateOn(window, today);
  return state === 'open' ? { standing: 'done', word: openWords(window, today) } : states[state];
}

type MarketWindowProps = { window: LaunchWindow; axis: Axis; today: string };

/** When a dossier may be launched in one market: the day, the years drawn, and each part with what stands behind it. */
export function MarketWindow({ window, axis, today }: MarketWindowProps) {
  const id = useId();
  // Each by itself: one that closed another above it would move what is read under the bar that stays.
  const [open, setOpen] = useState<ReadonlySet<WindowRow['kind']>>(new Set());
  const table = useRef<HTMLTableElement>(null);
  const rows = rowsOf(window, today);
  const { standing, word } = badgeOf(window, today);
  const says = headline(window, today);
  const [asOf, days] = [asOfWords(window), oldFor(window.asOf, today)];
  // Of what lies open the sentence has the day already.
  const below = [says.includes(uncapitalise(asOf)) ? '' : asOf, days === null ? '' : `${days} days old`];

  /** What the dossier itself lacks stands in the first row. */
  function openPart(part: PartKind): void {
    const kind = part === 'readiness' ? 'hard' : part === 'unknown' ? 'read' : part;
    if (!rows.some((row) => row.kind === kind && row.reasons.length > 0)) return;
    setOpen((before) => new Set(before).add(kind));
    table.current?.querySelector<HTMLElement>(`[data-row="${kind}"] button`)?.focus();
  }

  return (
    <section className={classes.market} aria-labelledby={`${id}-name`}>
      <header>
        <p className={classes.top}>
          <span id={`${id}-name`} className={classes.name}>
            {marketNames[window.market]}
          </span>
          <StandingBadge standing={standing} word={word} />
        </p>
        <h3 className={classes.day}>{says}</h3>
        <p className={classes.asOf} data-stale={days === null ? undefined : true}>
          {below.filter((part) => part !== '').join(' · ')}
        </p>
      </header>
      <LaunchBar axis={axis} parts={partsOf(window, axis, today)} onOpen={openPart} />
      <div className={classes.below}>
        {window.state === 'unknown' && (
          <p className={classes.why}>
            {unknownWords(window)} <strong>Unknown does not mean free.</strong>
          </p>
        )}
        {rows.length > 0 && (
          <table ref={table} role="table" className={classes.table} aria-labelledby={`${id}-name`}>
            <colgroup>
              <col className={classes.names} />
              <col />
              <col className={classes.buttons} />
            </colgroup>
            <thead className="visually-hidden" role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  Part
                </th>
                <th scope="col" role="columnheader">
                  When
                </th>
                <th scope="col" role="columnheader">
                  What says so
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((row) => (
                <PartRows
                  key={row.kind}
                  row={row}
                  label={`${row.name}, ${marketNames[window.market]}`}
                  isOpen={open.has(row.kind)}
                  onToggle={() => setOpen((before) => toggled(before, row.kind))}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}

type PartRowsProps = { row: WindowRow; label: string; isOpen: boolean; onToggle: () => void };

function PartRows({ row: { kind, name, means, when, reasons }, label, isOpen, onToggle }: PartRowsProps) {
  const id = useId();
  return (
    <Fragment>
      <tr data-row={kind} role="row">
        <th scope="row" role="rowheader">
          <span className={classes.part}>
            {kind === 'read' ? null : <PartSwatch kind={kind} />}
            {name} {means && <span className={classes.means}>{means}</span>}
          </span>
        </th>
        <td className={classes.when} role="cell">
          {when}
        </td>
        <td className={classes.reasons} role="cell">
          {reasons.length > 0 && (
            <button
              type="button"
              className={`bare ${classes.toggle}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={onToggle}
            >
              {reasons.length === 1 ? '1 reason' : `${reasons.length} reasons`}
              <span className="visually-hidden">, {label}</span>
              <LineIcon d="m6 8 4 4 4-4" size={16} className={classes.mark} />
            </button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={id} role="row">
          <td colSpan={3} className={classes.opened} role="cell">
            <ReasonList reasons={reasons} label={label} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
