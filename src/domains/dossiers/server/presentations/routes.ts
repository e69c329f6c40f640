import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { findReviewMonths } from '#domains/accounts/server/operator/settings.ts';
import { openRowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { launchWindows } from '#domains/registers/server/windows/rules.ts';
import { messages } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { mostCandidates, mostPins, type PinFields } from '../../contract/presentations.ts';
import { listAccepted } from '../settlements/queries.ts';
import { toReadiness } from '../windows/facts.ts';
import { reworkWindows } from '../windows/jobs.ts';
import { presentationOf, progressOf, substancesOf } from '../windows/presentation-of.ts';
import { candidatesOf, orphansOf } from './candidates.ts';
import {
  countListings,
  dropPin,
  findForDesk,
  listNamedPins,
  listPins,
  listPublishedOf,
  lockPresentation,
  type PinRow,
  setPin,
  toRulings,
} from './queries.ts';
import { readPresentation } from './read-presentation.ts';
import { listUnmatched } from './unmatched.ts';

/** Presentations, and the desk's word on which rows of the registers a presentation is (§20.7). */
export function presentationRoutes(
  app: FastifyInstance,
  { db, deskTimeZone, jobs }: Pick<Parts, 'db' | 'deskTimeZone' | 'jobs'>,
): void {
  const lookUp = openRowLookup(db);

  implement(app, 'GET /api/presentations/:presentation', async ({ params, query }) => {
    const asked = { id: params.presentation, after: query.after ?? 0, today: dayIn(deskTimeZone) };
    return { data: await readPresentation(db, lookUp, asked) };
  });

  implement(app, 'GET /api/admin/unmatched-presentations', ({ query: { market, after } }) =>
    listUnmatched(db, { market, after }),
  );

  implement(app, 'GET /api/admin/dossiers/:id/matches', async ({ params }) => {
    const row = await findForDesk(db, params.id);
    if (row === null) throw new AppError('not-found', messages.dossierMissing);
    const presentation = presentationOf(row.inn, row.dossier);
    const index = await lookUp(presentation.substances);
    const named = await listNamedPins(db, row.dossier.presentationId);
    const rulings = toRulings(named.map(({ pin }) => pin));
    const settlements = (await listAccepted(db, [params.id])).get(params.id) ?? [];
    const today = dayIn(deskTimeZone);
    const review = await findReviewMonths(db);
    const readiness = toReadiness(progressOf(row.dossier, today));
    const candidates = candidatesOf(index, presentation, rulings.pins);
    const orphans = orphansOf(index, presentation, { pins: rulings.pins, today });
    return {
      data: {
        presentation: String(row.dossier.presentationId),
        listings: await countListings(db, row.dossier.presentationId),
        windows: launchWindows(index, { presentation, ...readiness, settlements, review, today, ...rulings }),
        candidates: candidates.slice(0, mostCandidates),
        more: candidates.length > mostCandidates,
        orphans: orphans.map(({ application, code, endsOn }) => ({ application, code, until: endsOn })),
        pins: named.map(({ pin: { id, setAt, presentationId: _of, setBy: _by, ...pin }, by }) => ({
          ...{ ...pin, id: String(id), by, at: setAt.toISOString() },
        })),
      },
    };
  });

  implement(app, 'POST /api/admin/presentations/:presentation/pins', async ({ viewer, params, body }) => {
    await db.transaction(async (tx) => {
      const row = await lockPresentation(tx, params.presentation);
      if (row === null) throw new AppError('not-found', 'There is no such presentation.');
      refuseUnknown(await lookUp(substancesOf(row.inn), tx), body);
      // What was said of the same row before makes room.
      const others = (await listPins(tx, params.presentation)).filter(
        (pin) => !isDeepStrictEqual(named(pin), named(body)),
      );
      if (others.length >= mostPins)
        throw new AppError('conflict', `A presentation has ${mostPins} pins at most. Lift one first.`);
      await setPin(tx, params.presentation, viewer.personId, body);
      await audit(tx, viewer.personId, `${verbs[body.effect]}-match`, `presentation:${params.presentation}`, {
        ...body,
      });
      await reworkWindows(tx, jobs, await listPublishedOf(tx, params.presentation));
    });
    return { message: done[body.effect] };
  });

  implement(app, 'DELETE /api/admin/pins/:pin', async ({ viewer, params }) => {
    await db.transaction(async (tx) => {
      const pin = await dropPin(tx, params.pin);
      if (pin === null) throw new AppError('not-found', 'This pin was lifted already.');
      const { effect, register, application, product, code, presentationId } = pin;
      await audit(tx, viewer.personId, 'lift-pin', `presentation:${presentationId}`, {
        ...{ effect, register, application, product, code },
      });
      await reworkWindows(tx, jobs, await listPublishedOf(tx, presentationId));
    });
    return { message: 'Lifted: the rules decide again.' };
  });
}

/** What of a pin says of which row it is. */
function named({
  register,
  application,
  product,
  code,
}: Pick<PinRow, 'register' | 'application' | 'product' | 'code'>) {
  return { register, application, product, code };
}

const verbs = { pin: 'pin', cut: 'cut', 'carve-out': 'carve-out' } as const;
const done = {
  pin: 'Pinned: the windows of all its listings are read from it.',
  cut: 'Cut: no listing of it is read from that row.',
  'carve-out': 'Noted: the exclusivity is soft for all its listings.',
} as const;

/** A pin names a row of the current edition that holds one of the substances; a carve-out one of its orphan exclusivities. */
function refuseUnknown(index: RowIndex, { effect, register, application, product, code }: PinFields): void {
  const isProduct = (row: { application: string; product: string }) =>
    row.application === application && (product === null || row.product === product);
  const isThere = {
    'orange-book-products': () => [...index.products.values()].flat().some(isProduct),
    'purple-book': () => [...index.biologics.values()].flat().some(isProduct),
    'ema-medicines': () => [...index.medicines.values()].flat().some(({ number }) => number === application),
  };
  if (!isThere[register]())
    throw invalid([
      { path: 'application', message: 'No row of its substances has this number in the current edition' },
    ]);
  if (effect !== 'carve-out') return;
  const orphans = (index.exclusivities.get(application) ?? []).filter((one) => one.code.startsWith('ODE'));
  if (!orphans.some((one) => one.code === code))
    throw invalid([{ path: 'code', message: 'The application has no such orphan exclusivity' }]);
}
