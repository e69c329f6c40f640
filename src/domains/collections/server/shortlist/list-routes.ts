import type { FastifyInstance } from 'fastify';
import { holdOwnRow } from '#domains/accounts/server/queries.ts';
import { mostLists, mostOnList } from '#domains/catalogue/contract/shortlist-limits.ts';
import type { ListingDemand } from '#domains/catalogue/server/listing-demand.ts';
import { findListing } from '#domains/dossiers/server/queries.ts';
import { messages } from '#platform/contract/messages.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { sendSheet } from '#platform/server/sheets/send-sheet.ts';
import { listSharingCompanies, outsidersOf, refuseForeign } from '../sharing.ts';
import { readMovesOn } from '../window-news/queries.ts';
import { toListSheet } from './export.ts';
import {
  addItems,
  addList,
  changeList,
  countItems,
  countLists,
  findList,
  findSharing,
  holdList,
  listItems,
  listLists,
  listWriters,
  removeItems,
  removeList,
  writeItemNote,
} from './lists.ts';
import { moveEntries, putEntries } from './moves.ts';
import { countEntries, listEntries, readAlarms, readLaunches } from './queries.ts';
import { toList, toListEntry } from './wire.ts';

function missingList(): AppError {
  return new AppError('not-found', 'There is no such list, or nobody shares it with you any more.');
}

/** Named lists of dossiers, one's own and shared ones (§14.11). */
export function listRoutes(
  app: FastifyInstance,
  { db, demand }: Pick<Parts, 'db'> & { demand: ListingDemand },
): void {
  async function readList(viewer: Viewer, id: number) {
    const row = await findList(db, viewer, id);
    if (row === null) throw missingList();
    return toList(row, viewer);
  }

  /** A list as it is to be written; the company must be one of the viewer's own. */
  async function fieldsOf(tx: Queryable, viewer: Viewer, body: { name: string; company: number | null }) {
    const { name, company } = body;
    await refuseForeign(tx, viewer, company);
    return { name, companyId: company };
  }

  /** What colleagues of one company put on a list, or wrote on it, another's people are not shown by sharing it anew. */
  async function refuseOutsiders(tx: Queryable, list: number, companyId: number): Promise<void> {
    if ((await outsidersOf(tx, companyId, await listWriters(tx, list))).size === 0) return;
    throw new AppError(
      'conflict',
      'Somebody who is none of that company’s people put something on this list, or wrote on it. Copy what is yours to another list, and share that.',
    );
  }

  implement(app, 'GET /api/shortlists', async ({ viewer, query }) => {
    return {
      data: (await listLists(db, viewer, query.dossier ?? null)).map((row) => toList(row, viewer)),
      entries: await countEntries(db, viewer),
      companies: await listSharingCompanies(db, viewer),
    };
  });

  implement(app, 'POST /api/shortlists', async ({ viewer, body, sent }) => {
    const id = await once(db, sent, async (tx) => {
      await holdOwnRow(tx, viewer);
      if ((await countLists(tx, viewer)) >= mostLists) {
        throw new AppError('conflict', `You keep ${mostLists} lists already. Delete one of them first.`);
      }
      return addList(tx, viewer, await fieldsOf(tx, viewer, body));
    });
    return { data: await readList(viewer, id) };
  });

  implement(app, 'GET /api/shortlists/:list', async ({ viewer, params }) => {
    const data = await readList(viewer, params.list);
    const moves = await readMovesOn(db, viewer, params.list);
    const rows = await listItems(db, viewer, params.list);
    const launchOf = await readLaunches(db, rows);
    const alarmsOf = await readAlarms(db, rows);
    return {
      data,
      entries: rows.map((row) => ({
        ...toListEntry(row, viewer),
        moved: moves.get(String(row.id)) ?? [],
        launch: launchOf(row),
        alarms: alarmsOf(row),
      })),
    };
  });

  implement(app, 'POST /api/shortlists/:list', async ({ viewer, params, body }) => {
    await db.transaction(async (tx) => {
      // Held, as whoever leaves a company holds it: what is shared is handed over, or not shared.
      await holdOwnRow(tx, viewer);
      if (!(await holdList(tx, viewer, params.list))) throw missingList();
      const before = await findSharing(tx, viewer, params.list);
      const fields = await fieldsOf(tx, viewer, body);
      if (!(await changeList(tx, viewer, params.list, fields))) {
        throw new AppError('forbidden', 'Only whose list it is renames and shares it.');
      }
      if (fields.companyId !== null && fields.companyId !== before)
        await refuseOutsiders(tx, params.list, fields.companyId);
    });
    return { data: await readList(viewer, params.list) };
  });

  implement(app, 'DELETE /api/shortlists/:list', async ({ viewer, params }) => {
    if (!(await removeList(db, viewer, params.list))) throw missingList();
    return { message: 'The list is deleted.' };
  });

  implement(app, 'GET /api/shortlists/:list/export', async ({ viewer, params, query, reply }) => {
    const id = params.list === 'own' ? null : (toRowId(params.list) ?? 0);
    if (id !== null) await readList(viewer, id);
    const { format, ids } = query;
    const wanted = ids?.map((one) => toRowId(one) ?? 0);
    return sendSheet({ viewer, reply }, { name: 'shortlist', format }, async () => {
      const rows =
        id === null ? await listEntries(db, viewer, wanted) : await listItems(db, viewer, id, wanted);
      return [toListSheet(wanted ? wanted.flatMap((one) => rows.find((row) => row.id === one) ?? []) : rows)];
    });
  });

  implement(app, 'POST /api/shortlists/moves', async ({ viewer, body }) => ({
    message: await moveEntries(db, viewer, body),
  }));

  implement(app, 'POST /api/shortlists/:list/entries', async ({ viewer, params, body }) => {
    const { added, message } = await putEntries(db, viewer, params.list, body.ids);
    demand.note(viewer, 'shortlisted', 'dossier', added);
    return { message };
  });

  implement(app, 'POST /api/shortlists/:list/entries/:id', async ({ viewer, params, body }) => {
    const { list, id } = params;
    const dossier = await db.transaction(async (tx) => {
      // A person before a list, as who deletes the account: neither waits for the other.
      await holdOwnRow(tx, viewer);
      if (!(await holdList(tx, viewer, list))) throw missingList();
      const listing = await findListing(tx, id);
      if (listing === null) throw new AppError('not-found', messages.dossierMissing);
      const noteBy = body.note === '' ? null : viewer.personId;
      await addItems(tx, viewer, list, [{ dossierId: listing.id, note: body.note, noteBy }]);
      if ((await countItems(tx, list)) > mostOnList) {
        throw new AppError('conflict', `A list holds ${mostOnList} dossiers. Take some off it first.`);
      }
      return listing;
    });
    const [row] = await listItems(db, viewer, list, [dossier.id]);
    if (row === undefined) throw new AppError('conflict', 'It was taken off the list meanwhile. Try again.');
    demand.note(viewer, 'shortlisted', 'dossier', [dossier.id]);
    return { data: toListEntry(row, viewer) };
  });

  implement(app, 'POST /api/shortlists/:list/entries/:id/note', async ({ viewer, params, body }) => {
    const isWritten = await db.transaction(async (tx) => {
      // Held, so that no note is written on what somebody is moving elsewhere: it would be lost with what leaves.
      await holdOwnRow(tx, viewer);
      await holdList(tx, viewer, params.list);
      return writeItemNote(tx, viewer, params.list, params.id, body);
    });
    const [row] = await listItems(db, viewer, params.list, [params.id]);
    if (row === undefined) {
      throw new AppError('not-found', 'This dossier is not on the list any more; add it to keep a note.');
    }
    if (!isWritten && row.note !== body.note) {
      throw new AppError('conflict', `${row.noteBy ?? 'Somebody'} has changed this note: “${row.note}”`);
    }
    return { data: toListEntry(row, viewer) };
  });

  implement(app, 'DELETE /api/shortlists/:list/entries/:id', async ({ viewer, params }) => {
    const id = toRowId(params.id);
    if (id !== null) await removeItems(db, viewer, params.list, [id]);
    return { data: { id: params.id } };
  });
}
