import { useMemo, useState } from 'react';
import type { Entry } from './entry.tsx';
import { type Place, putOn, takeOff } from './place.ts';

export type Entries = {
  /** Those that stand on the list, and those that were just taken off it. */
  shown: readonly Entry[];
  isRemoved: (id: string) => boolean;
  /** With the note as it stands in its field. */
  remove: (entry: Entry, note: string) => Promise<void>;
  putBack: (entry: Entry) => Promise<void>;
};

/** What is on a list. One taken off leaves its place open until the page is left: it can come back with its note. */
export function useEntries(place: Place, entries: readonly Omit<Entry, '_id'>[]): Entries {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  /** As they were when their dossier was taken off. */
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  function bringBack(id: string): void {
    setRemoved((before) => new Set([...before].filter((other) => other !== id)));
  }

  const shown = useMemo(
    () =>
      entries
        .filter(({ id }) => !gone.has(id))
        .map((entry) => ({ ...entry, _id: entry.id, note: notes.get(entry.id) ?? entry.note })),
    [entries, gone, notes],
  );

  return {
    shown,
    isRemoved: (id) => removed.has(id),
    async remove({ id, listed }, note) {
      setRemoved((before) => new Set([...before, id]));
      setNotes((before) => new Map([...before, [id, note]]));
      if (!(await takeOff(place, id))) bringBack(id);
      // A retired one cannot be put back.
      else if (!listed) setGone((before) => new Set([...before, id]));
    },
    async putBack({ id, note }) {
      if (await putOn(place, id, note)) bringBack(id);
    },
  };
}
