import { useMemo, useRef, useState } from 'react';

export type Ticks = {
  ids: ReadonlySet<string>;
  /** Ticks a row, or takes its tick back; with `upTo` also all between it and the one that was ticked last. */
  tick: (id: string, upTo: boolean) => void;
  all: (wanted: boolean) => void;
};

/** Which rows of the page are ticked. What is not on the page any more is not ticked either. */
export function useTicks(rows: readonly string[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const ids = useMemo(() => new Set(rows.filter((id) => ticked.has(id))), [rows, ticked]);

  return {
    ids,
    tick(id, upTo) {
      setTicked(tickedAfter(rows, ids, id, upTo ? last.current : null));
      last.current = id;
    },
    all: (wanted) => setTicked(new Set(wanted ? rows : [])),
  };
}

/** All from one row to another become what the other becomes: ticked, or not any more. */
export function tickedAfter(
  rows: readonly string[],
  before: ReadonlySet<string>,
  id: string,
  from: string | null,
): ReadonlySet<string> {
  const start = from === null ? -1 : rows.indexOf(from);
  const end = rows.indexOf(id);
  const meant = start < 0 ? [id] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  const others = [...before].filter((each) => !meant.includes(each));
  return new Set(before.has(id) ? others : [...others, ...meant]);
}
