import type { FastifyInstance } from 'fastify';
import { holdOwnRow } from '#domains/accounts/server/queries.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import { readClock } from '#platform/server/database/clock.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { SavedSearch } from '../../contract/saved-search-calls.ts';
import { mostSavedSearches } from '../../contract/saved-searches.ts';
import type { SharingCompany } from '../../contract/sharing.ts';
import { listSharingCompanies, refuseForeign } from '../sharing.ts';
import { hasStopped, resumeLaunchMails, stopLaunchMails } from '../window-news/queries.ts';
import {
  addSearch,
  changeSearch,
  countSearches,
  findSearch,
  holdSearch,
  listSearches,
  listSharedSearches,
  type Row,
  removeSearch,
} from './queries.ts';
import { keptIds, keptSearch, mostMatched, nextAlertAt, type SavedSearchFinders } from './rules.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

const missing = 'There is no such saved search of yours any more.';

/** `companies`: the viewer's own. Who has left a company shares nothing with its people. */
function toSavedSearch(row: Row, companies: readonly SharingCompany[]): SavedSearch {
  const { id, kind, name, address, alert, companyId, createdAt } = row;
  const company = companies.find((own) => own.id === String(companyId)) ?? null;
  return { id: String(id), kind, name, address, alert, company, createdAt: createdAt.toISOString() };
}

export function savedSearchRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'secrets' | 'deskTimeZone'> & { savedSearches: SavedSearchFinders },
): void {
  const { db, deskTimeZone, savedSearches } = parts;
  unsubscribeRoutes(app, parts);

  /**
   * What it finds as alerts begin, which is no news; nothing without alerts. Asked for outside of transactions: a search
   * takes a connection of its own.
   */
  async function matchedNow(
    { kind, search }: Pick<Row, 'kind' | 'search'>,
    alert: Row['alert'],
  ): Promise<number[] | null> {
    return alert === 'none' ? null : keptIds(await savedSearches[kind].findIds(search, mostMatched + 1));
  }

  implement(app, 'GET /api/saved-searches', async ({ viewer }) => {
    const companies = await listSharingCompanies(db, viewer);
    const shared = await listSharedSearches(db, viewer);
    return {
      data: (await listSearches(db, viewer)).map((row) => toSavedSearch(row, companies)),
      shared: shared.map(({ id, createdAt, ...search }) => ({
        ...search,
        ...{ id: String(id), createdAt: createdAt.toISOString() },
      })),
      companies,
      launchMails: !(await hasStopped(db, viewer.personId)),
    };
  });

  implement(app, 'POST /api/saved-searches', async ({ viewer, body: asked, sent }) => {
    const body = { ...asked, search: keptSearch(asked) };
    const matchedIds = await matchedNow(body, body.alert);
    const id = await once(db, sent, async (tx) => {
      await holdOwnRow(tx, viewer);
      if ((await countSearches(tx, viewer)) >= mostSavedSearches) {
        const message = `You keep ${mostSavedSearches} searches already. Delete one of them first.`;
        throw new AppError('conflict', message);
      }
      const nextAt = nextAlertAt(body.alert, await readClock(tx), deskTimeZone);
      await refuseForeign(tx, viewer, body.company);
      return (await addSearch(tx, viewer, { ...body, companyId: body.company, nextAt, matchedIds })).id;
    });
    const row = await findSearch(db, viewer, id);
    if (row === null) throw new AppError('not-found', missing);
    return { data: toSavedSearch(row, await listSharingCompanies(db, viewer)) };
  });

  implement(app, 'POST /api/saved-searches/:id', async ({ viewer, params, body }) => {
    const known = await findSearch(db, viewer, params.id);
    if (known === null) throw new AppError('not-found', missing);
    const matchedIds = await matchedNow(known, body.alert ?? 'none');
    const row = await db.transaction(async (tx) => {
      // Held, as whoever leaves a company holds it: what is shared is handed over, or not shared.
      await holdOwnRow(tx, viewer);
      // Held before it is read: what is decided by the alert as it is, or keeps the name, meets no other change.
      const before = await holdSearch(tx, viewer, params.id);
      if (before === null) return null;
      await refuseForeign(tx, viewer, body.company ?? null);
      const now = await readClock(tx);
      return changeSearch(tx, viewer, before.id, {
        name: body.name ?? before.name,
        ...(body.company !== undefined && { companyId: body.company }),
        ...(body.alert !== undefined &&
          body.alert !== before.alert && {
            alert: body.alert,
            nextAt: nextAlertAt(body.alert, now, deskTimeZone),
            // What came while nobody wanted to hear of it is no news.
            ...(before.alert === 'none' && { toldUpTo: now, matchedIds }),
            ...(body.alert === 'none' && { matchedIds: null }),
          }),
      });
    });
    if (row === null) throw new AppError('not-found', missing);
    return { data: toSavedSearch(row, await listSharingCompanies(db, viewer)) };
  });

  implement(app, 'DELETE /api/saved-searches/:id', async ({ viewer, params }) => {
    const id = toRowId(params.id);
    if (id !== null) await removeSearch(db, viewer, id);
    return { data: { id: params.id } };
  });

  implement(app, 'POST /api/launch-mails', async ({ viewer, body: { wanted } }) => {
    await (wanted ? resumeLaunchMails : stopLaunchMails)(db, viewer.personId);
    return {
      message: wanted
        ? 'You will be told by mail where a launch window moves.'
        : 'No more mails about launch windows that move.',
    };
  });
}
