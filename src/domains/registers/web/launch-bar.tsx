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

/** A part with less room goes without its word: its pattern stands beside the row below. */
const roomForLabel = 0.17;

type LaunchBarProps = {
  axis: Axis;
  parts: readonly Part[];
  /** A press on a part does what the button of its row does. */
  onOpen: (kind: PartKind) => void;
};

/** A window drawn over the years. It says nothing that does not stand in the table below, so it is for the eye alone. */
export function LaunchBar({ axis, parts, onOpen }: LaunchBarProps) {
  return (
    <div className={classes.chart} aria-hidden="true">
      <div className={classes.above}>
        <span style={at(axis.today)}>Today</span>
      </div>
      <div className={classes.bar}>
        {parts.map(({ kind, from, to, goesOn }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, the row's button does the same
          // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the row's button does the same
          <span
            key={kind}
            className={`${classes.part} ${classes.pattern}`}
            data-part={kind}
            data-goes-on={goesOn || undefined}
            style={{ ...at(from), width: percent(to - from) }}
            onClick={() => onOpen(kind)}
          >
            <Label
              kind={kind}
              size={to - from}
              gone={from <= axis.today && axis.today < to ? axis.today - from : 0}
            />
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

/** Behind the line of today, which would cross it: so much of its part is gone. */
function Label({ kind, size, gone }: { kind: PartKind; size: number; gone: number }) {
  if (size - gone < roomForLabel) return null;
  return (
    <span className={classes.label} style={{ marginLeft: percent(gone / size) }}>
      {labels[kind]}
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
