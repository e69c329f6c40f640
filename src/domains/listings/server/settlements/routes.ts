import type { FastifyInstance } from 'fastify';
import { mostSettlements } from '#domains/dossiers/contract/settlements/settlement-states.ts';
import { reworkWindows } from '#domains/dossiers/server/windows/jobs.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import { auditListing, type ListingDependencies, lockRecord, missing, refuseStale } from '../changes.ts';
import { findRecord } from '../records.ts';
import { decidedMail, enteredMail } from './mails.ts';
import {
  addSettlement,
  countOfDossier,
  decide,
  findDossierOf,
  listOfDossier,
  listReaders,
  lockSettlement,
  type SettlementRow,
} from './queries.ts';

/** Settlements of a dossier (§20.5): an owner enters them, the desk decides or enters them itself. */
export function settlementRoutes(app: FastifyInstance, deps: ListingDependencies): void {
  const { db, jobs, attempts, deskEmail, publicUrl } = deps;
  const dossier = (id: number) => ({ kind: 'dossier' as const, id });

  implement(app, 'GET /api/dossiers/:id/settlements', async ({ viewer, params }) => {
    if ((await findRecord(db, viewer, dossier(params.id))) === null) throw missing('dossier');
    return { data: (await listOfDossier(db, viewer, params.id)).map(toEntry) };
  });

  implement(app, 'POST /api/dossiers/:id/settlements', async ({ viewer, params, body, sent }) => {
    const isDesk = viewer.role === 'admin';
    await once(db, sent, async (tx) => {
      const record = await lockRecord(tx, viewer, dossier(params.id));
      if ((await countOfDossier(tx, record.id)) >= mostSettlements) {
        throw new AppError(
          'conflict',
          `A dossier has ${mostSettlements} settlements that wait or count at most. Withdraw one first.`,
        );
      }
      const enteredAs = isDesk ? 'desk' : 'owner';
      await addSettlement(tx, { ...body, dossierId: record.id, enteredAs, enteredBy: viewer.personId });
      await auditListing(tx, viewer, record, 'enter-settlement', { ...body });
      if (isDesk) {
        await reworkWindows(tx, jobs, [record.id]);
        return null;
      }
      await holdToDay(tx, attempts, viewer, 'messages');
      await postMails(tx, jobs, [enteredMail(record, body, { desk: deskEmail, publicUrl })]);
      return null;
    });
    return {
      message: isDesk
        ? 'Entered: it counts in the launch window.'
        : 'Your settlement waits for the desk. Until then the launch window stays as it is.',
    };
  });

  implement(app, 'DELETE /api/dossiers/:id/settlements/:settlement', async ({ viewer, params }) => {
    await db.transaction(async (tx) => {
      const record = await lockRecord(tx, viewer, dossier(params.id));
      const row = await lockSettlement(tx, params.settlement, record.id);
      if (row === null) throw noSettlement();
      if (row.state === 'withdrawn') return;
      if (row.enteredAs === 'desk' && viewer.role !== 'admin') throw desksOwn();
      if (row.state === 'refused') throw decidedAlready(row);
      await decide(tx, row.id, { state: 'withdrawn', decidedBy: viewer.personId });
      await auditListing(tx, viewer, record, 'withdraw-settlement', { settlement: row.id });
      if (row.state === 'accepted') await reworkWindows(tx, jobs, [record.id]);
    });
    return { message: 'Withdrawn: it does not count any more.' };
  });

  implement(app, 'POST /api/admin/settlements/:settlement/accept', async ({ viewer, params, body }) => {
    await db.transaction((tx) => review(tx, viewer, params.settlement, body));
    return { message: 'Accepted: it counts in the launch window.' };
  });

  implement(app, 'POST /api/admin/settlements/:settlement/refuse', async ({ viewer, params, body }) => {
    await db.transaction((tx) => review(tx, viewer, params.settlement, body));
    return { message: 'Refused, and whoever entered it told why.' };
  });

  async function review(
    tx: Queryable,
    viewer: Viewer,
    id: number,
    verdict: { revision: string } | { note: string },
  ): Promise<void> {
    const dossierId = await findDossierOf(tx, id);
    if (dossierId === null) throw noSettlement();
    const record = await lockRecord(tx, viewer, dossier(dossierId));
    const row = await lockSettlement(tx, id, dossierId);
    if (row === null) throw noSettlement();
    if (row.state !== 'waiting') throw decidedAlready(row);
    const refused = 'note' in verdict ? verdict : null;
    if ('revision' in verdict) await refuseStale(tx, record, verdict.revision);
    const state = refused ? 'refused' : 'accepted';
    await decide(tx, id, { state, decidedBy: viewer.personId, ...refused });
    const action = refused ? 'refuse-settlement' : 'accept-settlement';
    await auditListing(tx, viewer, record, action, { settlement: id, ...refused });
    if (!refused) await reworkWindows(tx, jobs, [record.id]);
    const readers = await listReaders(tx, row, record.companyId);
    await postMails(
      tx,
      jobs,
      readers.map((to) => decidedMail(record, to, row, refused, publicUrl)),
    );
  }
}

function noSettlement(): AppError {
  return new AppError('not-found', 'There is no such settlement.');
}

function desksOwn(): AppError {
  return new AppError('conflict', 'The desk entered this settlement. Write to the desk where it is wrong.');
}

function decidedAlready({ state }: SettlementRow): AppError {
  return new AppError('conflict', `This settlement has been ${state} meanwhile. Look at it again.`);
}

function toEntry(row: SettlementRow) {
  const { market, day, parties, source, state, enteredAs, note } = row;
  return {
    ...{ id: String(row.id), market, day, parties, source, state, enteredAs, note },
    enteredAt: row.enteredAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
