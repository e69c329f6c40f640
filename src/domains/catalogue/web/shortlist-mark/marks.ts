import { useEffect } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import { createPersonStore } from '#platform/web/session/person-store.ts';
import { toastError } from '#ui/mark/toast.ts';
import { isMarked, type Marks, noMarks, pressed, settled } from './marked.ts';

const marks = createPersonStore<Marks>(noMarks, async () => {
  const ids = new Set((await call('GET /api/shortlist/ids')).data);
  return (known) => ({ ...known, ids });
});

/** Another device of theirs may have put one aside: who goes on from page to page asks again after ten minutes. */
const fresh = 600_000;
/** One after the other, so that the last press is also the last to arrive. */
let queue: Promise<unknown> = Promise.resolve();

export function useIsShortlisted(id: string): boolean {
  // Without an answer nothing is marked.
  useEffect(() => void marks.load(fresh), []);
  return marks.use((known) => isMarked(known, id));
}

/** Shows at once what is wanted, and goes back to what was where the server does not take it. */
export function shortlist(id: string, wanted: boolean, note = ''): Promise<boolean> {
  const holder = marks.hold();
  holder.change((known) => pressed(known, id, wanted));
  const told = queue.then(() => tell(holder, id, wanted, note));
  queue = told;
  return told;
}

async function tell(
  holder: ReturnType<typeof marks.hold>,
  id: string,
  wanted: boolean,
  note: string,
): Promise<boolean> {
  // Whoever signed in meanwhile has not pressed it.
  if (!holder.isStill()) return false;
  try {
    if (wanted) await call('POST /api/shortlist/:id', { params: { id }, body: { note } });
    else await call('DELETE /api/shortlist/:id', { params: { id } });
    holder.change((known) => settled(known, id, wanted, true));
    return true;
  } catch (error) {
    holder.change((known) => settled(known, id, wanted, false));
    if (!(error instanceof CallError)) throw error;
    // A lost session is told, and led away from, by the shell.
    if (error.status !== 401) toastError(error.message);
    return false;
  }
}

/** As it stands now, for who asks once. */
export function isShortlisted(id: string): boolean {
  return isMarked(marks.read(), id);
}

/** Some were put on the shortlist, or taken off it, by another call: which are on it is asked anew. */
export function rereadMarks(): void {
  void marks.load();
}
