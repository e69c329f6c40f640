import type { CSSProperties } from 'react';
import classes from './launch-bar.module.css';
import type { Axis, Part, PartKind } from './timeline.ts';

const labels: Readonly<Record<PartKind, string>> = {
  hard: 'Hard',
  readiness: 'Not ready',
  soft: 'Soft',
  after: 'After',
  unknown: 'Unknown',
};

/** A part with less room goes without its word: its pattern stands beside the row below, or in the key. */
const roomForLabel = 0.17;

/** What has no row below that its pattern could stand beside. */
const withoutRow: readonly PartKind[] = ['readiness', 'unknown'];

type LaunchBarProps = {
  axis: Axis;
  parts: readonly Part[];
  /** A press on a part does what the button of its row does. */
  onOpen: (kind: PartKind) => void;
};

/** A window drawn over the years. It says nothing that does not stand in the table below, so it is for the eye alone. */
export function LaunchBar({ axis, parts, onOpen }: LaunchBarProps) {
  const keyed = parts.find(({ kind }) => withoutRow.includes(kind));
  return (
    <div className={classes.chart} aria-hidden="true">
      <div className={classes.above}>
        <span className={classes.now} style={at(axis.today)}>
          Today
        </span>
        {keyed && (
          <span className={classes.key} data-told={hasLabel(keyed, axis) || undefined}>
            <PartSwatch kind={keyed.kind} /> {labels[keyed.kind]}
          </span>
        )}
      </div>
      <div className={classes.bar}>
        {parts.map((part) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, the row's button does the same
          // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the row's button does the same
          <span
            key={part.kind}
            className={`${classes.part} ${classes.pattern}`}
            data-part={part.kind}
            data-goes-on={part.goesOn || undefined}
            style={{ ...at(part.from), width: percent(part.to - part.from) }}
            onClick={() => onOpen(part.kind)}
          >
            {hasLabel(part, axis) && <Label part={part} axis={axis} />}
          </span>
        ))}
      </div>
      <span className={classes.today} style={at(axis.today)} />
      <div className={classes.years}>
        {axis.ticks.map(({ year, at: place }) => (
          <span key={year} style={at(place)}>
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Behind the line of today, which would cross its word: so much of a part is gone. */
function goneOf({ from, to }: Part, { today }: Axis): number {
  return from <= today && today < to ? today - from : 0;
}

function hasLabel(part: Part, axis: Axis): boolean {
  return part.to - part.from - goneOf(part, axis) >= roomForLabel;
}

function Label({ part, axis }: { part: Part; axis: Axis }) {
  return (
    <span
      className={classes.label}
      style={{ marginLeft: percent(goneOf(part, axis) / (part.to - part.from)) }}
    >
      {labels[part.kind]}
    </span>
  );
}

/** The pattern of a part, for the row that tells of it. */
export function PartSwatch({ kind }: { kind: PartKind }) {
  return <span className={`${classes.swatch} ${classes.pattern}`} data-part={kind} aria-hidden="true" />;
}

function at(place: number): CSSProperties {
  return { left: percent(place) };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
