import type { FastifyInstance } from 'fastify';
import { knownNames } from '#domains/dossiers/server/molecules/molecule-names.ts';
import type { ClaimFields } from '#domains/evidence/contract/evidence-claims.ts';
import { evidenceFaults, mostClaims } from '#domains/evidence/contract/evidence-kinds.ts';
import { substancesNamed } from '#domains/evidence/contract/substances.ts';
import { holdChecks } from '#domains/evidence/server/checks/check-claims.ts';
import { sameSubstance } from '#domains/evidence/server/checks/rules.ts';
import { hurryEvidence } from '#domains/evidence/server/jobs.ts';
import { isToBeTold } from '#domains/evidence/server/moves.ts';
import { settleProof } from '#domains/evidence/server/proofs.ts';
import {
  addClaim,
  type ClaimRow,
  changeClaim,
  countClaims,
  decideClaim,
  findListingOfClaim,
  hasSameClaim,
  listClaims,
  lockClaim,
  retireClaim,
} from '#domains/evidence/server/queries.ts';
import { toShownClaim, toStateOnceProven } from '#domains/evidence/server/wire.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import { auditListing, type ListingDependencies, lockRecord, missing } from '../changes.ts';
import { findRecord, type ListingRecord, listOwners } from '../records.ts';
import { refusedMail } from './mails.ts';

/** What is claimed of a listing (§21.2): its owner and the desk state it, the desk proves or refuses it. */
export function evidenceRoutes(app: FastifyInstance, deps: ListingDependencies): void {
  const { db, jobs, publicUrl, deskTimeZone } = deps;

  implement(app, 'GET /api/listings/:kind/:id/evidence', async ({ viewer, params }) => {
    const record = await findRecord(db, viewer, params);
    if (record === null) throw missing(params.kind);
    const at = { today: dayIn(deskTimeZone), dosageForm: dosageFormOf(record) };
    const claims = await listClaims(db, record);
    return {
      data: claims.map((one) => ({
        ...toShownClaim(one, at),
        revision: one.claim.revision,
        onceProven: toStateOnceProven(one, at),
      })),
    };
  });

  implement(app, 'POST /api/listings/:kind/:id/evidence', async ({ viewer, params, body, sent }) => {
    await once(db, sent, async (tx) => {
      const record = await lockRecord(tx, viewer, params);
      if ((await countClaims(tx, record)) >= mostClaims) {
        throw new AppError('conflict', evidenceFaults.tooMany);
      }
      const fields = ofSubstance(record, body);
      await refuseSame(tx, record, fields);
      const claim = await addClaim(tx, record, fields, statingOf(viewer));
      await auditListing(tx, viewer, record, 'state-claim', { claim, ...fields });
      await hurryEvidence(tx, jobs);
      return null;
    });
    return { message: 'Stated. It is looked up in the registers within a minute.' };
  });

  implement(app, 'POST /api/listings/:kind/:id/evidence/:claim', async ({ viewer, params, body }) => {
    const { revision, ...typed } = body;
    await db.transaction(async (tx) => {
      await holdChecks(tx);
      const record = await lockRecord(tx, viewer, params);
      const fields = ofSubstance(record, typed);
      const row = await lockAt(tx, record, params.claim, revision);
      await refuseUntold(tx, row);
      await refuseSame(tx, record, fields, row.id);
      await changeClaim(tx, row.id, fields, statingOf(viewer));
      await auditListing(tx, viewer, record, 'change-claim', { claim: row.id, ...fields });
      await settle(tx, record);
      await hurryEvidence(tx, jobs);
    });
    return { message: 'Stated anew. It is looked up in the registers within a minute.' };
  });

  implement(app, 'DELETE /api/listings/:kind/:id/evidence/:claim', async ({ viewer, params, query }) => {
    await db.transaction(async (tx) => {
      await holdChecks(tx);
      const record = await lockRecord(tx, viewer, params);
      const row = await lockAt(tx, record, params.claim, query.revision);
      await refuseUntold(tx, row);
      await retireClaim(tx, row.id);
      await auditListing(tx, viewer, record, 'retire-claim', { claim: row.id, ...fieldsOf(row) });
      await settle(tx, record);
    });
    return { message: 'Retired: nobody reads it any more.' };
  });

  implement(app, 'POST /api/admin/evidence/:claim/prove', async ({ viewer, params, body }) => {
    await db.transaction((tx) => decide(tx, viewer, params.claim, { ...body, verdict: 'proven' }));
    return { message: 'Proven: members read when and how.' };
  });

  implement(app, 'POST /api/admin/evidence/:claim/refuse', async ({ viewer, params, body }) => {
    await db.transaction((tx) => decide(tx, viewer, params.claim, { ...body, verdict: 'refused' }));
    return { message: 'Refused, and the owner told why.' };
  });

  async function decide(
    tx: Queryable,
    viewer: Viewer,
    id: number,
    { verdict, revision, note }: { verdict: 'proven' | 'refused'; revision: number; note: string },
  ): Promise<void> {
    const listing = await findListingOfClaim(tx, id);
    if (listing === null) throw noClaim();
    const record = await lockRecord(tx, viewer, listing);
    const row = await lockAt(tx, record, id, revision);
    await decideClaim(tx, id, { verdict, decidedBy: viewer.personId, note });
    const action = verdict === 'proven' ? 'prove-claim' : 'refuse-claim';
    await auditListing(tx, viewer, record, action, { claim: id, ...fieldsOf(row), note });
    await settle(tx, record);
    if (verdict === 'proven') return;
    const owners = await listOwners(tx, record.companyId);
    await postMails(
      tx,
      jobs,
      owners.map((to) => refusedMail(record, to, row, note, publicUrl)),
    );
  }

  async function settle(tx: Queryable, listing: ListingRecord): Promise<void> {
    await settleProof(tx, await listClaims(tx, listing), { listing, today: dayIn(deskTimeZone) });
  }
}

/** What a claim's scope is held against; a plant makes more than one. */
function dosageFormOf({ kind, values }: ListingRecord): string | null {
  return kind === 'dossier' ? String(values.dosageForm) : null;
}

function statingOf({ role, personId }: Viewer) {
  return { statedAs: role === 'admin' ? ('desk' as const) : ('owner' as const), statedBy: personId };
}

/**
 * A CEP or a DMF is of one substance, of a dossier of its own by whichever of its names: of a combination by that of the one,
 * and where nobody says, by the dossier's own. A GMP certificate is of none.
 */
function ofSubstance<Fields extends ClaimFields>({ kind, values }: ListingRecord, fields: Fields): Fields {
  if (fields.kind === 'gmp' && fields.substance !== '')
    throw invalid([{ path: 'substance', message: evidenceFaults.gmpSubstance }]);
  if (fields.kind !== 'cep' && fields.kind !== 'dmf') return fields;
  if (substancesNamed(fields.substance).length > 1)
    throw invalid([{ path: 'substance', message: evidenceFaults.oneSubstance }]);
  if (kind !== 'dossier') return fields;
  const substances = substancesNamed(String(values.molecule));
  const [molecule = ''] = substances;
  if (fields.substance === '') {
    if (substances.length > 1) throw invalid([{ path: 'substance', message: evidenceFaults.oneSubstance }]);
    return { ...fields, substance: molecule };
  }
  const names = substances.flatMap((one) => [one, ...knownNames(one).otherNames]);
  if (names.some((name) => sameSubstance(fields.substance, name))) return fields;
  throw invalid([{ path: 'substance', message: evidenceFaults.substance }]);
}

/** What a register said of it is told of this number, and to all, before it becomes another or goes. */
async function refuseUntold(tx: Queryable, { id }: ClaimRow): Promise<void> {
  if (!(await isToBeTold(tx, id))) return;
  throw new AppError(
    'conflict',
    'A register has news of this claim, which is being told to those who deal over it. Try again in a minute; what you typed is kept.',
  );
}

async function refuseSame(
  tx: Queryable,
  record: ListingRecord,
  fields: ClaimFields,
  but?: number,
): Promise<void> {
  if (!(await hasSameClaim(tx, record, fields, but))) return;
  throw invalid([{ path: 'number', message: evidenceFaults.same }]);
}

async function lockAt(tx: Queryable, record: ListingRecord, id: number, revision: number): Promise<ClaimRow> {
  const row = await lockClaim(tx, record, id);
  if (row === null) throw noClaim();
  if (row.revision !== revision) {
    throw new AppError(
      'conflict',
      'This claim was changed meanwhile. Nothing you typed is lost: look at what changed, then do it again.',
    );
  }
  return row;
}

function fieldsOf({ kind, authority, number, holder }: ClaimRow) {
  return { kind, authority, number, holder };
}

function noClaim(): AppError {
  return new AppError('not-found', 'There is no such claim.');
}
