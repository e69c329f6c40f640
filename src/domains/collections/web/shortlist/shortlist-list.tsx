import { useState } from 'react';
import { shortlist } from '#domains/catalogue/web/shortlist-mark/marks.ts';
import { Question } from '#ui/dialog/question.tsx';
import type { ShortlistEntry } from '../../contract/shortlist.ts';
import { Removed } from '../removed.tsx';
import { ShortlistCard } from './shortlist-card.tsx';
import classes from './shortlist-list.module.css';

/** The dossiers that were put aside. One taken off leaves its place open until the page is left: it can come back. */
export function ShortlistList({ entries }: { entries: readonly ShortlistEntry[] }) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  /** As they were when their dossier was taken off. */
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<ShortlistEntry | null>(null);

  async function takeOff(entry: ShortlistEntry, note: string): Promise<void> {
    setRemoved((before) => new Set([...before, entry.id]));
    setNotes((before) => new Map([...before, [entry.id, note]]));
    if (!(await shortlist(entry.id, false))) bringBack(entry.id);
    else if (!entry.listed) setGone((before) => new Set([...before, entry.id]));
  }

  async function putBack(entry: ShortlistEntry): Promise<void> {
    if (await shortlist(entry.id, true, notes.get(entry.id) ?? entry.note)) bringBack(entry.id);
  }

  function bringBack(id: string): void {
    setRemoved((before) => new Set([...before].filter((other) => other !== id)));
  }

  return (
    <>
      <ul className="list stack">
        {entries
          .filter(({ id }) => !gone.has(id))
          .map((entry) => (
            <li key={entry.id}>
              {removed.has(entry.id) ? (
                <Removed className={classes.removed} onUndo={() => void putBack(entry)}>
                  {entry.title} is off your shortlist.
                </Removed>
              ) : (
                <ShortlistCard
                  entry={{ ...entry, note: notes.get(entry.id) ?? entry.note }}
                  onRemove={(note) => (entry.listed ? void takeOff(entry, note) : setAsking(entry))}
                />
              )}
            </li>
          ))}
      </ul>
      {asking && (
        // A retired dossier cannot be put back.
        <Question
          title="Take it off for good?"
          no="Keep"
          yes="Take off"
          danger
          onYes={() => {
            void takeOff(asking, '');
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        >
          <p>
            {asking.title} has been retired: once it is off your shortlist, it and your note cannot be brought
            back.
          </p>
        </Question>
      )}
    </>
  );
}
