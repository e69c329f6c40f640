import { holdOwnRow, holdPeople } from '#domains/accounts/server/queries.ts';
import { mostOnList, mostShortlisted } from '#domains/catalogue/contract/shortlist-limits.ts';
import { publishedAmong } from '#domains/dossiers/server/queries.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { outsidersOf } from '../sharing.ts';
import { addItems, countItems, findSharing, holdList, isReadable, listItems, removeItems } from './lists.ts';
import { addEntries, countEntries, listEntries, removeEntries } from './queries.ts';

type Place = number | null;
type Item = { dossierId: number; note: string; noteBy: number | null; readable: boolean };

/** The shortlist that everybody has, or a list by its number. */
function placeOf(name: string): Place {
  return name === 'own' ? null : Number(name);
}

async function hold(tx: Queryable, viewer: Viewer, place: Place): Promise<void> {
  if (place !== null && (!isRow(place) || !(await holdList(tx, viewer, place)))) {
    throw new AppError('not-found', 'There is no such list, or nobody shares it with you any more.');
  }
}

async function read(tx: Queryable, viewer: Viewer, place: Place, ids: readonly number[]): Promise<Item[]> {
  if (place === null) {
    const rows = await listEntries(tx, viewer, ids);
    return rows.map(({ id, note }) => ({
      dossierId: id,
      note,
      noteBy: note === '' ? null : viewer.personId,
      readable: true,
    }));
  }
  const rows = await listItems(tx, viewer, place, ids);
  return rows.map((row) => ({
    dossierId: row.id,
    note: row.note,
    noteBy: row.noteById,
    readable: isReadable(row, viewer),
  }));
}

/**
 * Copies or moves what stands on one list to another, with its notes. What stands there with a note of its own stays on
 * both, so that no note is lost; what a colleague put aside and is retired goes nowhere else, and what one wrote to no list of
 * another company. Both lists are held, so that
 * neither is filled beyond its limit, nor shared no more meanwhile.
 */
export async function moveEntries(
  db: Database,
  viewer: Viewer,
  sent: { from: string; to: string; ids: readonly number[]; keep: boolean },
): Promise<string> {
  const [from, to] = [placeOf(sent.from), placeOf(sent.to)];
  if (from === to) throw new AppError('conflict', 'They stand on this list already.');
  return db.transaction(async (tx) => {
    // People first, in one order, then lists by their number: two who move at once, and who deletes an account with its
    // lists, never wait for each other.
    const writers = writersOf(isRow(from) ? await read(tx, viewer, from, sent.ids) : [], viewer);
    await holdPeople(tx, [viewer.personId, ...writers]);
    await holdOwnRow(tx, viewer);
    for (const place of [from, to].toSorted((a, b) => (a ?? 0) - (b ?? 0))) await hold(tx, viewer, place);
    const items = await read(tx, viewer, from, sent.ids);
    if (items.length === 0) throw new AppError('not-found', 'None of them stands on that list any more.');
    if (writersOf(items, viewer).some((id) => !writers.includes(id))) {
      throw new AppError(
        'conflict',
        'A note has been written there meanwhile. Try again; nothing was moved.',
      );
    }
    const there = new Map((await read(tx, viewer, to, sent.ids)).map((item) => [item.dossierId, item.note]));
    const retired = items.filter(({ readable }) => !readable);
    const noted = items.filter(
      ({ dossierId, note, readable }) => readable && note !== '' && (there.get(dossierId) ?? note) !== note,
    );
    const free = items.filter((item) => !retired.includes(item) && !noted.includes(item));
    const foreign = await notedByOthers(tx, viewer, [from, to], free);
    const going = free.filter((item) => !foreign.includes(item));
    await put(tx, viewer, to, going, 'moved');
    const ids = going.map(({ dossierId }) => dossierId);
    if (!sent.keep && from === null) await removeEntries(tx, viewer, ids);
    if (!sent.keep && from !== null) await removeItems(tx, viewer, from, ids);
    return [
      `${counted(going.length, 'No dossier is', 'One dossier is', 'dossiers are')} ${sent.keep ? 'copied' : 'moved'}.`,
      noted.length > 0 &&
        `${counted(noted.length, '', 'One is', 'are')} there already with another note, and stays as it is.`,
      retired.length > 0 &&
        `${counted(retired.length, '', 'One is', 'are')} retired: only who put it there may take it elsewhere.`,
      foreign.length > 0 &&
        `${counted(foreign.length, '', 'One has', 'have')} a note of somebody who is none of the people who see that list, and ${foreign.length === 1 ? 'stays as it is' : 'stay as they are'}.`,
    ]
      .filter(Boolean)
      .join(' ');
  });
}

/** Those with a note of a colleague that the people of another company would read. */
async function notedByOthers(
  tx: Queryable,
  viewer: Viewer,
  [from, to]: readonly [Place, Place],
  items: readonly Item[],
): Promise<Item[]> {
  const [shared, other] = [
    to === null ? null : await findSharing(tx, viewer, to),
    from === null ? null : await findSharing(tx, viewer, from),
  ];
  if (shared === null || shared === other) return [];
  const outsiders = await outsidersOf(tx, shared, writersOf(items, viewer));
  return items.filter(({ noteBy }) => noteBy !== null && outsiders.has(noteBy));
}

/** Puts several listed dossiers on a list at once; those that are there stay as they are. Answers which ones it added. */
export async function putEntries(
  db: Database,
  viewer: Viewer,
  list: number,
  wanted: readonly number[],
): Promise<{ added: readonly number[]; message: string }> {
  return db.transaction(async (tx) => {
    await holdOwnRow(tx, viewer);
    await hold(tx, viewer, list);
    const ids = [...new Set(wanted)];
    const there = new Set((await listItems(tx, viewer, list, ids)).map(({ id }) => id));
    const added = await publishedAmong(
      tx,
      ids.filter((id) => !there.has(id)),
    );
    await put(
      tx,
      viewer,
      list,
      added.map((dossierId) => ({ dossierId, note: '', noteBy: null })),
      'added',
    );
    const gone = ids.length - there.size - added.length;
    const message = [
      `${counted(added.length, 'No dossier is', 'One dossier is', 'dossiers are')} added.`,
      there.size > 0 && `${counted(there.size, '', 'One is', 'are')} on the list already.`,
      gone > 0 && `${counted(gone, '', 'One is', 'are')} not listed any more.`,
    ];
    return { added, message: message.filter(Boolean).join(' ') };
  });
}

/** Colleagues whose notes go along. */
function writersOf(items: readonly Item[], { personId }: Viewer): number[] {
  return items.flatMap(({ noteBy }) => (noteBy === null || noteBy === personId ? [] : [noteBy]));
}

/** A number that a list may have. */
function isRow(place: Place): boolean {
  return place === null || place <= 2_147_483_647;
}

type Put = Pick<Item, 'dossierId' | 'note' | 'noteBy'>;

async function put(
  tx: Queryable,
  viewer: Viewer,
  place: Place,
  items: readonly Put[],
  done: 'moved' | 'added',
): Promise<void> {
  if (place === null) await addEntries(tx, viewer, items);
  else await addItems(tx, viewer, place, items);
  const count = place === null ? await countEntries(tx, viewer) : await countItems(tx, place);
  const most = place === null ? mostShortlisted : mostOnList;
  if (count > most) {
    throw new AppError(
      'conflict',
      `A list holds ${most} dossiers. Take some off it first; nothing was ${done}.`,
    );
  }
}

function counted(count: number, none: string, one: string, more: string): string {
  if (count === 0) return none;
  return count === 1 ? one : `${count} ${more}`;
}
