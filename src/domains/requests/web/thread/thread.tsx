import { useEffect, useMemo, useRef, useState } from 'react';
import { TextButton } from '#ui/action/buttons.tsx';
import { longDayOf } from '#ui/dates.ts';
import type { Request } from '../../contract/request-view.ts';
import type { Countered } from '../terms/counter/counter-lines.tsx';
import classes from './thread.module.css';
import { byDay, type Entry, toEntries } from './thread-entries.ts';
import { ThreadEntry } from './thread-entry.tsx';

/** A long thread opens with its latest part: as many entries as are read without waiting. */
const windowLength = 40;

/** What was written and done, in the order of time, day by day; the latest stands last, above the composer. */
export function Thread({ request }: { request: Request }) {
  const { reference, messages, timeline, files } = request;
  const entries = useMemo(() => toEntries({ messages, timeline, files }), [messages, timeline, files]);
  const [first, setFirst] = useState(() => Math.max(0, entries.length - windowLength));
  const list = useRef<HTMLDivElement>(null);
  const days = byDay(entries.slice(first));

  function showEarlier(): void {
    const seen = entries[first];
    setFirst(Math.max(0, first - windowLength));
    // The button moves away from under the reader: they go on where they were reading.
    requestAnimationFrame(() => {
      if (seen) list.current?.querySelector<HTMLElement>(`[data-entry="${keyOf(seen)}"]`)?.focus();
    });
  }

  return (
    <div ref={list} className={classes.thread}>
      <NewEntries count={entries.length} />
      {first > 0 && (
        <p className={classes.earlier}>
          <TextButton onClick={showEarlier}>
            Show {Math.min(windowLength, first)} earlier of {first}
          </TextButton>
        </p>
      )}
      {days.map((day) => (
        <section key={day.at} className={classes.day}>
          <h3 className={`line ${classes.date}`}>
            <span>{longDayOf(day.at)}</span>
          </h3>
          <ol className="list">
            {day.entries.map((entry) => (
              <li key={keyOf(entry)} data-entry={keyOf(entry)} tabIndex={-1} className={classes.entry}>
                <ThreadEntry reference={reference} entry={entry} counter={counterWith(request, entry)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** What was asked for otherwise with an entry. */
function counterWith({ termSheets, counters }: Request, { kind, id }: Entry): Countered | null {
  const counter = kind === 'event' ? counters.find(({ eventId }) => eventId === id) : undefined;
  const version = termSheets.find((sheet) => sheet.version === counter?.version);
  return counter && version ? { version: version.terms, asked: counter.terms } : null;
}

function keyOf({ kind, id }: Entry): string {
  return `${kind}-${id}`;
}

/** Tells ears that something came in while the page was open. */
function NewEntries({ count }: { count: number }) {
  const known = useRef(count);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (count > known.current) setAdded(count - known.current);
    known.current = count;
  }, [count]);
  return (
    <p className="visually-hidden" role="status">
      {added === 0 ? '' : `${added} new in the thread`}
    </p>
  );
}
