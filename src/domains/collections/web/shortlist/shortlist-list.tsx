import { useState } from 'react';
import { shortlist } from '#domains/catalogue/web/shortlist-mark/marks.ts';
import type { ShortlistEntry } from '../../contract/shortlist.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { RemovedRow } from './removed-row.tsx';
import { ShortlistCard } from './shortlist-card.tsx';

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
                <RemovedRow title={entry.title} onUndo={() => void putBack(entry)} />
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
        <RemovalDialog
          title={asking.title}
          onConfirm={() => {
            void takeOff(asking, '');
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
