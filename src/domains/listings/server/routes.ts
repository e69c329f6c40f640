import type { FastifyInstance } from 'fastify';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { whyNotAs } from '#domains/companies/contract/company-roles.ts';
import { listOwnCompanies } from '#domains/companies/server/own-companies.ts';
import { openLint } from '#domains/dossiers/server/lint/lint.ts';
import { listAlarmsOf } from '#domains/evidence/server/queries.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import type { ListingSummary } from '../contract/listings.ts';
import {
  confirmListing,
  createListing,
  duplicateListing,
  findWhole,
  type ListingKey,
  type ListingParts,
} from './changes.ts';
import { noDemand, readDemandOfOwn } from './demand/queries.ts';
import {
  approveEdit,
  findAgainstEdit,
  type Outcome,
  readEdit,
  rejectEdit,
  saveListing,
  withdrawEdit,
} from './edits.ts';
import { evidenceRoutes } from './evidence/routes.ts';
import { countOpenFindings } from './findings/queries.ts';
import { deleteDraft } from './own-drafts.ts';
import { ownListingRoutes } from './own-routes.ts';
import { publishListing, retireListing } from './publication.ts';
import { listNames, listWaitingIds, readSentBack } from './queries.ts';
import { listOwnDrafts, listOwnSummaries, listRecords } from './records.ts';
import { missingFields } from './rules.ts';
import { settlementRoutes } from './settlements/routes.ts';
import { toDated, toEdit, toListing } from './wire.ts';

const saved: Record<Outcome, string> = {
  saved: 'Saved.',
  proposed: 'Your change waits for the desk. Until then buyers see the listing as it was.',
  explained: 'Kept: your reasons stand with the listing.',
  unchanged: 'Nothing differs from the published listing; no change waits.',
};

const noDraft = { missing: [], sentBack: null, openFindings: 0 };

/** So many drafts are judged in one turn: each may hold as much as a form takes. */
const judgedAtOnce = 10;

/** What drafts lack, by kind, id and revision: a list asks for all of a company, and each is read whole once. */
type Missing = BoundedCache<readonly string[]>;

/** What only drafts have to say of themselves, by 'dossier:12'. */
async function readDraftFacts(db: Queryable, viewer: Viewer, known: Missing) {
  const facts = new Map<string, Pick<ListingSummary, keyof typeof noDraft>>();
  for (const kind of listingKinds) {
    const drafts = await listOwnDrafts(db, viewer, kind);
    const nameOf = ({ id, revision }: { id: number; revision: string }) => `${kind}:${id}:${revision}`;
    const unread = drafts.filter((draft) => known.get(nameOf(draft)) === undefined);
    for (let from = 0; from < unread.length; from += judgedAtOnce) {
      const ids = unread.slice(from, from + judgedAtOnce).map(({ id }) => id);
      for (const record of await listRecords(db, kind, ids))
        known.set(nameOf(record), missingFields(kind, record.values));
    }
    const ids = drafts.map(({ id }) => id);
    const sentBack = await readSentBack(db, kind, ids);
    const open = kind === 'dossier' ? await countOpenFindings(db, ids) : new Map<number, number>();
    for (const draft of drafts) {
      // One that was written meanwhile is told whole by the next list.
      const missing = [...(known.get(nameOf(draft)) ?? [])];
      facts.set(`${kind}:${draft.id}`, {
        missing,
        sentBack: sentBack.get(draft.id) ?? null,
        openFindings: open.get(draft.id) ?? 0,
      });
    }
  }
  return facts;
}

/** What registers have against the evidence of listings, by 'dossier:12'. */
async function readAlarms(db: Queryable, rows: readonly ListingKey[]) {
  const alarms = new Map<string, ListingSummary['alarms']>();
  for (const kind of listingKinds) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    for (const [id, found] of await listAlarmsOf(db, kind, ids)) alarms.set(`${kind}:${id}`, found);
  }
  return alarms;
}

/** Listings as their owners and the desk see and change them. */
export function listingRoutes(app: FastifyInstance, parts: ListingParts): void {
  const { db } = parts;
  const deps = { ...parts, lint: openLint(parts) };
  const missing: Missing = new BoundedCache(20_000);
  ownListingRoutes(app, deps);
  settlementRoutes(app, deps);
  evidenceRoutes(app, deps);

  async function answer(viewer: Viewer, key: ListingKey) {
    return { data: toListing(await findWhole(db, viewer, key)) };
  }

  implement(app, 'GET /api/listings', async ({ viewer }) => {
    const rows = await listOwnSummaries(db, viewer);
    const waiting = await listWaitingIds(db);
    const drafts = await readDraftFacts(db, viewer, missing);
    const demand = await readDemandOfOwn(db, viewer);
    const alarms = await readAlarms(db, rows);
    const own = new Map((await listOwnCompanies(db, viewer)).map((one) => [one.id, one]));
    return {
      data: rows.map(({ companyId, ...row }) => {
        const key = `${row.kind}:${row.id}`;
        const brought = row.state === 'published' ? (demand.get(key) ?? noDemand) : null;
        return {
          ...toDated(row),
          mayNot: whyNotAs(own.get(companyId) ?? null, 'deal'),
          waiting: waiting.has(key),
          demand: brought,
          alarms: alarms.get(key) ?? [],
          ...(drafts.get(key) ?? noDraft),
        };
      }),
    };
  });

  implement(app, 'GET /api/listings/:kind/:id', ({ viewer, params }) => answer(viewer, params));

  implement(app, 'POST /api/listings/:kind/:id', async ({ viewer, params, body }) => {
    const outcome = await saveListing(deps, viewer, params, body);
    return { message: saved[outcome], ...(await answer(viewer, params)) };
  });

  implement(app, 'DELETE /api/listings/:kind/:id', async ({ viewer, params }) => {
    const code = await deleteDraft(db, viewer, params);
    return { message: `${code} is deleted.` };
  });

  implement(app, 'POST /api/listings/:kind/:id/confirm', async ({ viewer, params }) => {
    await confirmListing(deps, viewer, params);
    return answer(viewer, params);
  });

  implement(app, 'DELETE /api/listings/:kind/:id/edit', async ({ viewer, params }) => {
    await withdrawEdit(deps, viewer, params);
    return answer(viewer, params);
  });

  implement(app, 'POST /api/admin/listings/:kind', async ({ viewer, params: { kind }, body, sent }) =>
    answer(viewer, { kind, id: await createListing(deps, viewer, kind, body.values, sent) }),
  );

  implement(app, 'POST /api/admin/listings/:kind/:id/publish', async ({ viewer, params, body }) => {
    await publishListing(deps, viewer, params, body);
    return answer(viewer, params);
  });

  implement(app, 'POST /api/admin/listings/:kind/:id/retire', async ({ viewer, params, body }) => {
    await retireListing(deps, viewer, params, body.revision);
    return answer(viewer, params);
  });

  implement(app, 'POST /api/admin/listings/:kind/:id/duplicate', async ({ viewer, params, sent }) => {
    const id = await duplicateListing(deps, viewer, params, sent);
    return answer(viewer, { kind: params.kind, id });
  });

  implement(app, 'GET /api/admin/listing-edits/:id', async ({ viewer, params }) => {
    const { edit, record } = await readEdit(db, viewer, params.id, false);
    const { data } = await answer(viewer, record);
    const findings = await findAgainstEdit(deps, viewer, edit, record);
    return { data: { edit: toEdit(edit, record, findings), listing: data } };
  });

  implement(app, 'POST /api/admin/listing-edits/:id/approve', async ({ viewer, params, body }) => {
    await approveEdit(deps, viewer, params.id, body);
    return { message: 'Approved: the change is in the catalogue.' };
  });

  implement(app, 'POST /api/admin/listing-edits/:id/reject', async ({ viewer, params, body }) => {
    await rejectEdit(deps, viewer, params.id, body.note);
    return { message: 'Rejected, and its owner told why.' };
  });

  implement(app, 'GET /api/admin/listing-names', async ({ query }) => ({
    data: await listNames(db, query.of, query.letters.trim()),
  }));
}
