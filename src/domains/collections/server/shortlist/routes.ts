import type { FastifyInstance } from 'fastify';
import { holdOwnRow } from '#domains/accounts/server/queries.ts';
import { mostShortlisted } from '#domains/catalogue/contract/shortlist-limits.ts';
import type { ListingDemand } from '#domains/catalogue/server/listing-demand.ts';
import { findListing } from '#domains/dossiers/server/queries.ts';
import { messages } from '#platform/contract/messages.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { sendSheet } from '#platform/server/sheets/send-sheet.ts';
import { readMovesOn } from '../window-news/queries.ts';
import { toSheet } from './export.ts';
import { listRoutes } from './list-routes.ts';
import {
  addEntry,
  countEntries,
  findEntry,
  listEntries,
  listIds,
  readAlarms,
  readLaunches,
  removeEntry,
  writeNote,
} from './queries.ts';
import { toEntry } from './wire.ts';

export function shortlistRoutes(
  app: FastifyInstance,
  { db, demand }: Pick<Parts, 'db'> & { demand: ListingDemand },
): void {
  listRoutes(app, { db, demand });

  implement(app, 'GET /api/shortlist', async ({ viewer }) => {
    const moves = await readMovesOn(db, viewer, null);
    const rows = await listEntries(db, viewer);
    const launchOf = await readLaunches(db, rows);
    const alarmsOf = await readAlarms(db, rows);
    return {
      data: rows.map((row) => ({
        ...toEntry(row),
        moved: moves.get(String(row.id)) ?? [],
        launch: launchOf(row),
        alarms: alarmsOf(row),
      })),
    };
  });

  implement(app, 'GET /api/shortlist/ids', async ({ viewer }) => {
    return { data: (await listIds(db, viewer)).map(({ dossierId }) => String(dossierId)) };
  });

  implement(app, 'GET /api/shortlist/export', ({ viewer, reply }) =>
    sendSheet({ viewer, reply }, { name: 'shortlist', format: 'xlsx' }, async () => [
      toSheet(await listEntries(db, viewer)),
    ]),
  );

  implement(app, 'POST /api/shortlist/:id', async ({ viewer, params, body }) => {
    const dossier = await findListing(db, params.id);
    if (dossier === null) throw new AppError('not-found', messages.dossierMissing);
    await db.transaction(async (tx) => {
      await holdOwnRow(tx, viewer);
      const isThere = (await findEntry(tx, viewer, dossier.id)) !== null;
      if (!isThere && (await countEntries(tx, viewer)) >= mostShortlisted) {
        const message = `Your shortlist holds ${mostShortlisted} dossiers already. Take some off it first.`;
        throw new AppError('conflict', message);
      }
      await addEntry(tx, viewer, dossier.id, body.note);
    });
    const row = await findEntry(db, viewer, dossier.id);
    if (row === null) throw new AppError('conflict', 'It was taken off your shortlist meanwhile. Try again.');
    demand.note(viewer, 'shortlisted', 'dossier', [dossier.id]);
    return { data: toEntry(row) };
  });

  implement(app, 'POST /api/shortlist/:id/note', async ({ viewer, params, body }) => {
    await db.transaction(async (tx) => {
      // Held, as whoever moves it to another list holds it: no note is lost with what leaves.
      await holdOwnRow(tx, viewer);
      await writeNote(tx, viewer, params.id, body.note);
    });
    const row = await findEntry(db, viewer, params.id);
    if (row === null) {
      throw new AppError(
        'not-found',
        'This dossier is not on your shortlist any more; add it to keep a note.',
      );
    }
    return { data: toEntry(row) };
  });

  implement(app, 'DELETE /api/shortlist/:id', async ({ viewer, params }) => {
    const id = toRowId(params.id);
    if (id !== null) await removeEntry(db, viewer, id);
    return { data: { id: params.id } };
  });
}
