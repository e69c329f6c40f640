import type { FastifyInstance } from 'fastify';
import { holdOwnRow } from '#domains/accounts/server/queries.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import { sendAttachment } from '#platform/server/files/attachment.ts';
import { asExport } from '#platform/server/heavy/exports.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { Scenario } from '../contract/offer-calls.ts';
import { listedAtOnce, mostScenarios } from '../contract/offer-limits.ts';
import { toLetter } from './files/letter.ts';
import { listOffersAtHand } from './latest-terms.ts';
import { ratesOfTheDay } from './model/rates.ts';
import { findAllOffered, findOffered, rankOrThrow } from './reckon.ts';
import {
  addScenario,
  changeScenario,
  countScenarios,
  findKeptVersions,
  findScenario,
  holdScenario,
  listScenarios,
  missingScenario,
  refuseForeignRequests,
  removeScenario,
} from './scenarios.ts';
import { toListed, toScenario } from './wire.ts';

const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Offers compared in money, and the scenarios that are kept of it (§24.6). */
export function offerRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  async function readScenario(viewer: Viewer, id: number): Promise<Scenario> {
    const row = await findScenario(db, viewer, id);
    if (row === null) throw missingScenario();
    const offered = await findOffered(db, viewer, row.asked);
    return toScenario(row, viewer, offered, await findKeptVersions(db, id));
  }

  implement(app, 'GET /api/offers', async ({ viewer, query: { before } }) => {
    const rows = await listOffersAtHand(db, viewer, before, listedAtOnce + 1);
    const page = rows.slice(0, listedAtOnce);
    return {
      data: page.map(({ reference, code, title, version, terms }) => ({
        ...{ reference, code, title, version, currency: terms.currency, volumes: terms.volumes },
        lines: (terms.values?.prices ?? []).map(({ strength, packUnits }) => ({ strength, packUnits })),
      })),
      next: rows.length > page.length ? (page.at(-1)?.reference ?? null) : null,
    };
  });

  implement(app, 'POST /api/offers/ranking', async ({ viewer, body }) => ({
    data: await rankOrThrow(body, await findAllOffered(db, viewer, body), ratesOfTheDay()),
  }));

  implement(app, 'GET /api/offers/scenarios', async ({ viewer, query }) => {
    const before = query.before === undefined ? null : (toRowId(query.before) ?? 0);
    const rows = await listScenarios(db, viewer, { before, request: query.request });
    const page = rows.slice(0, listedAtOnce);
    return {
      data: page.map((row) => toListed(row, viewer)),
      next: rows.length > page.length ? String(page.at(-1)?.id) : null,
    };
  });

  implement(app, 'POST /api/offers/scenarios', async ({ viewer, body: { name, asked }, sent }) => {
    const rates = ratesOfTheDay();
    const id = await once(db, sent, async (tx) => {
      await holdOwnRow(tx, viewer);
      if ((await countScenarios(tx, viewer)) >= mostScenarios) {
        const message = `You keep ${mostScenarios} scenarios already. Delete one of them first.`;
        throw new AppError('conflict', message);
      }
      const offered = await findAllOffered(tx, viewer, asked);
      await rankOrThrow(asked, offered, rates);
      return addScenario(tx, viewer, { name, asked, rates }, offered);
    });
    return { data: await readScenario(viewer, id) };
  });

  implement(app, 'GET /api/offers/scenarios/:scenario', async ({ viewer, params }) => ({
    data: await readScenario(viewer, params.scenario),
  }));

  implement(app, 'POST /api/offers/scenarios/:scenario', async ({ viewer, params, body, sent }) => {
    const { name, asked, revision } = body;
    const rates = ratesOfTheDay();
    await once(db, sent, async (tx) => {
      const stands = await holdScenario(tx, viewer, params.scenario);
      if (stands === null) throw missingScenario();
      if (stands.revision !== revision) {
        throw new AppError(
          'conflict',
          'Somebody changed this scenario since you opened it. Look at it again, or keep yours under another name; what you typed is kept.',
        );
      }
      const offered = await findAllOffered(tx, viewer, asked);
      await refuseForeignRequests(tx, stands, asked, offered);
      await rankOrThrow(asked, offered, rates);
      await changeScenario(tx, params.scenario, { name, asked, rates }, offered);
    });
    return { data: await readScenario(viewer, params.scenario) };
  });

  implement(app, 'DELETE /api/offers/scenarios/:scenario', async ({ viewer, params }) => {
    await removeScenario(db, viewer, params.scenario);
    return { message: 'The scenario is deleted.' };
  });

  implement(app, 'GET /api/offers/scenarios/:scenario/file', async ({ viewer, params, query, reply }) => {
    const row = await findScenario(db, viewer, params.scenario);
    if (row === null) throw missingScenario();
    const there = (await findOffered(db, viewer, row.asked)).flatMap((offer) => offer ?? []);
    const { format } = query;
    return asExport({ viewer, reply }, async () => {
      // What cannot be reckoned any more is told as it is told beside its fields.
      const ranking = await rankOrThrow(row.asked, there, row.rates);
      const { plan } = row.asked;
      const scenario = { name: row.name, plan, offered: there, rates: row.rates };
      const content =
        format === 'pdf'
          ? await make('pdf', { letter: toLetter(row.name, plan, ranking) }, viewer.personId)
          : await make('offers', { scenario: JSON.stringify(scenario) }, viewer.personId);
      const file = { name: `offers-${row.id}.${format}`, mediaType: mediaTypes[format] };
      return sendAttachment(reply, file, Buffer.from(content));
    });
  });
}
