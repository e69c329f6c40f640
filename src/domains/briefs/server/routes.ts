import type { FastifyInstance } from 'fastify';
import { readCalendar } from '#domains/requests/server/clock/clock.ts';
import { findRoomOfDay } from '#domains/requests/server/submit/file-limits.ts';
import type { SubmitDependencies } from '#domains/requests/server/submit/submit.ts';
import type { ThreadDependencies } from '#domains/requests/server/thread/moves.ts';
import { withReceivedForm } from '#platform/server/files/forms/receive-form.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { repeatsOf } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { type Brief, briefCalls } from '../contract/briefs.ts';
import { awardBrief } from './award.ts';
import { costsOf } from './costs.ts';
import { findListed } from './listings.ts';
import { makeBrief } from './make/make.ts';
import { writeToSeveral } from './messages.ts';
import { missingBrief } from './missing.ts';
import { findBrief, findBriefsOf, latestSheetsOf, listBriefs, listRequestsOf } from './queries.ts';
import { toBrief, toBriefSummary } from './wire.ts';

/** One brief to many owners (§25.1). */
export function briefRoutes(
  app: FastifyInstance,
  deps: SubmitDependencies & ThreadDependencies & Pick<Parts, 'temporaryFolder'>,
): void {
  const { db, temporaryFolder } = deps;

  async function answer(viewer: Viewer, id: number): Promise<{ data: Brief }> {
    const brief = await findBrief(db, viewer, id);
    if (brief === null) throw missingBrief();
    const [asked, sheets, calendar] = await Promise.all([
      listRequestsOf(db, viewer, brief),
      latestSheetsOf(db, brief),
      readCalendar(db, deps.deskTimeZone),
    ]);
    const offered = asked.filter(({ row }) => sheets.has(row.id));
    const costs = await costsOf(db, viewer, brief, offered);
    return { data: toBrief(brief, asked, sheets, costs, viewer, calendar) };
  }

  implement(app, 'POST /api/briefs', async ({ viewer, request }) => {
    const { form } = briefCalls['POST /api/briefs'];
    const id = await withReceivedForm(
      request,
      {
        ...form,
        findRoom: () => findRoomOfDay(deps, viewer, 'requests'),
        repeats: repeatsOf(db, viewer.personId, (id: number) => id),
      },
      temporaryFolder,
      ({ repeat, lines = [], asked = [], ...fields }, files, sent) =>
        makeBrief(
          deps,
          viewer,
          { ...fields, lines, asked, repeat: repeat === 'true' },
          { files, sent },
          request.log,
        ),
    );
    return { data: { id: String(id) } };
  });

  implement(app, 'GET /api/brief-listings', async ({ query }) => ({ data: await findListed(db, query) }));

  implement(app, 'GET /api/briefs', async ({ viewer, query: { before, limit } }) => {
    const rows = await listBriefs(db, viewer, { before, limit: limit + 1 });
    const data = rows.slice(0, limit).map((row) => toBriefSummary(row, viewer));
    return { data, more: rows.length > limit };
  });

  implement(app, 'GET /api/brief-requests', async ({ viewer, query }) => ({
    data: await findBriefsOf(db, viewer, query.references),
  }));

  implement(app, 'GET /api/briefs/:brief', ({ viewer, params }) => answer(viewer, params.brief));

  implement(app, 'POST /api/briefs/:brief/messages', async ({ viewer, params, request }) => {
    const { form } = briefCalls['POST /api/briefs/:brief/messages'];
    await withReceivedForm(
      request,
      {
        ...form,
        findRoom: () => findRoomOfDay(deps, viewer, 'messages'),
        repeats: repeatsOf(db, viewer.personId, () => undefined),
      },
      temporaryFolder,
      (fields, files, sent) =>
        writeToSeveral(deps, viewer, params.brief, { ...fields, files, sent }, request.log),
    );
    return answer(viewer, params.brief);
  });

  implement(app, 'POST /api/briefs/:brief/award', async ({ viewer, params, body, sent }) => {
    await awardBrief(deps, viewer, params.brief, body, sent);
    return answer(viewer, params.brief);
  });
}
