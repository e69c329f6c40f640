import { shortlist } from '#domains/catalogue/web/shortlist-mark/marks.ts';
import { CallError, call } from '#platform/web/call/call.ts';
import { toastError } from '#ui/mark/toast.ts';

/** The shortlist that everybody has, or a named list by its number. */
export type Place = 'own' | (string & {});

/** Puts a dossier on a list, or back; false where it was not taken, which is told. */
export async function putOn(place: Place, id: string, note: string): Promise<boolean> {
  if (place === 'own') return shortlist(id, true, note);
  const path = 'POST /api/shortlists/:list/entries/:id';
  return told(call(path, { params: { list: place, id }, body: { note } }));
}

export async function takeOff(place: Place, id: string): Promise<boolean> {
  if (place === 'own') return shortlist(id, false);
  return told(call('DELETE /api/shortlists/:list/entries/:id', { params: { list: place, id } }));
}

async function told(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // A lost session is told, and led away from, by the shell.
    if (error.status !== 401) toastError(error.message);
    return false;
  }
}

/** `was` is the note as it was read: where a colleague has written another meanwhile, it is refused; null writes over any. */
export async function storeNote(place: Place, id: string, note: string, was: string | null): Promise<void> {
  if (place === 'own') await call('POST /api/shortlist/:id/note', { params: { id }, body: { note } });
  else {
    const path = 'POST /api/shortlists/:list/entries/:id/note';
    await call(path, { params: { list: place, id }, body: { note, ...(was !== null && { was }) } });
  }
}
