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
  type: (text: string) => void;
  /** Stores what was typed. */
  store: () => void;
};

/**
 * A note that is stored when one leaves its field. Until the server has it, it is also kept in this tab, so that
 * neither a closed page nor a bad line loses it.
 */
export function useNote(place: Place, id: string, stored: string): EditedNote {
  const draft = place === 'own' ? `note:${id}` : `note:${place}:${id}`;
  const [text, setText] = useState(() => readDraft<{ note: string }>(draft)?.note ?? stored);
  const [state, setState] = useState<NoteState>(text === stored ? 'stored' : 'typed');
  const [failure, setFailure] = useState('');
  const latest = useRef({ text, stored });

  // Somebody else has written it meanwhile: it is taken over where nothing of one's own is under way.
  useEffect(() => {
    const { current } = latest;
    if (current.text === current.stored) {
      current.text = stored;
      setText(stored);
    }
    current.stored = stored;
  }, [stored]);

  async function store(): Promise<void> {
    const note = latest.current.text;
    if (note === latest.current.stored) {
      dropDraft(draft);
      setState('stored');
      return;
    }
    setState('storing');
    try {
      await storeNote(place, id, note);
      latest.current.stored = note;
      // What was typed meanwhile is stored when its turn comes.
      const isWhole = latest.current.text === note;
      if (isWhole) dropDraft(draft);
      setState(isWhole ? 'stored' : 'typed');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
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
    type(next) {
      latest.current.text = next;
      keepDraft(draft, { note: next });
      setText(next);
      setState('typed');
    },
    store: () => void store(),
  };
}
