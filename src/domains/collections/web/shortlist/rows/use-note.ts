import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#forms/drafts.ts';
import { CallError } from '#platform/web/call/call.ts';
import { type Place, storeNote } from '../place.ts';

export type NoteState = 'stored' | 'typed' | 'storing' | 'failed';

type EditedNote = {
  text: string;
  state: NoteState;
  /** Why it could not be stored. */
  failure: string;
  /** A colleague has written another meanwhile: one's own is stored only by `writeOver`, or given up by `drop`. */
  isTaken: boolean;
  type: (text: string) => void;
  /** Stores what was typed. */
  store: () => void;
  writeOver: () => void;
  drop: () => void;
};

/** What is kept in the tab: what was typed, and over which note. */
type Draft = { note: string; was?: string };

/**
 * A note that is stored when one leaves its field. Until the server has it, it is also kept in this tab, so that
 * neither a closed page nor a bad line loses it.
 */
export function useNote(place: Place, id: string, stored: string): EditedNote {
  const draft = place === 'own' ? `note:${id}` : `note:${place}:${id}`;
  const [{ note: begun, was = stored }] = useState(() => readDraft<Draft>(draft) ?? { note: stored });
  const [text, setText] = useState(begun);
  const [state, setState] = useState<NoteState>(begun === was ? 'stored' : 'typed');
  const [failure, setFailure] = useState('');
  const [isTaken, setTaken] = useState(false);
  const latest = useRef({ text, stored: was, isTaken });
  latest.current.isTaken = isTaken;

  // Somebody else has written it meanwhile: it is taken over where nothing of one's own is under way.
  useEffect(() => {
    const { current } = latest;
    if (current.text !== current.stored) return;
    current.text = stored;
    current.stored = stored;
    setText(stored);
  }, [stored]);

  async function store(over = false): Promise<void> {
    const { text: note, stored: before } = latest.current;
    if (note === before) {
      dropDraft(draft);
      setTaken(false);
      setState('stored');
      return;
    }
    if (latest.current.isTaken && !over) {
      setState('failed');
      return;
    }
    setState('storing');
    try {
      await storeNote(place, id, note, over ? null : before);
      latest.current.stored = note;
      setTaken(false);
      // What was typed meanwhile is stored when its turn comes.
      const isWhole = latest.current.text === note;
      if (isWhole) dropDraft(draft);
      setState(isWhole ? 'stored' : 'typed');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) setTaken(true);
      setFailure(error.message);
      setState('failed');
    }
  }

  // Left over from an earlier visit, or from a page that was left before its field was.
  const finish = useRef(store);
  finish.current = store;
  useEffect(() => {
    if (latest.current.text !== latest.current.stored) void finish.current();
    return () => {
      if (latest.current.text !== latest.current.stored) void finish.current();
    };
  }, []);

  return {
    text,
    state,
    failure,
    isTaken,
    type(next) {
      latest.current.text = next;
      keepDraft(draft, { note: next, was: latest.current.stored });
      setText(next);
      setState('typed');
    },
    store: () => void store(),
    writeOver: () => void store(true),
    drop() {
      dropDraft(draft);
      latest.current.text = stored;
      latest.current.stored = stored;
      setText(stored);
      setTaken(false);
      setState('stored');
    },
  };
}
