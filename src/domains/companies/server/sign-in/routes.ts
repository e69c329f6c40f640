import type { FastifyInstance } from 'fastify';
import { confirmOwner } from '#domains/accounts/server/profile/confirmation.ts';
import { findPersonById } from '#domains/accounts/server/queries.ts';
import { hasJustSignedIn } from '#domains/accounts/server/sign-in/sessions.ts';
import { freshSignInMinutes } from '#platform/contract/validation.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { openOutwardFetch } from '#platform/server/limits/outward-fetch.ts';
import type { Parts } from '#platform/server/parts.ts';
import { checksAnHour } from '../../contract/company-limits.ts';
import { mailAdministrators } from '../people/queries.ts';
import { lockManaged, refuseUnlessManaging } from '../people/viewers.ts';
import type { AdmissionParts } from './admission.ts';
import { readFields, readSettings } from './fields.ts';
import { signInChangedMail, type signInNews } from './mails.ts';
import {
  chooseDomains,
  closeOtherWays,
  dropSignIn,
  findSignIn,
  keepSignIn,
  providerOf,
  requireSecondFactor,
  revisionOf,
  setOnlyWay,
} from './queries.ts';
import { companyWayRoutes } from './way.ts';

const saves = { name: 'sign-in-saves', max: checksAnHour, minutes: 60 };

type SignInParts = Pick<
  Parts,
  'db' | 'jobs' | 'attempts' | 'secrets' | 'publicUrl' | 'loopbackIssuers' | 'dns'
> &
  AdmissionParts;

function noSignIn(): AppError {
  return new AppError('not-found', 'The company has no sign-in of its own any more');
}

function savedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    'Somebody saved another sign-in meanwhile. What you typed is not saved, and stands here still: look at theirs in another window, then load the page to go on from it.',
  );
}

/** How a company's people sign in, as its administrators set it (§26.8), and the way itself. */
export function companySignInRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { db, attempts } = parts;
  const outward = openOutwardFetch({ loopback: parts.loopbackIssuers, dns: parts.dns });
  companyWayRoutes(app, parts, outward);

  implement(app, 'GET /api/companies/:company/sign-in', async ({ viewer, params }) => {
    await refuseUnlessManaging(db, viewer, params.company);
    return { data: await readSettings(db, parts, viewer, params.company) };
  });

  implement(app, 'POST /api/companies/:company/sign-in', async ({ viewer, params, body }) => {
    await refuseUnlessManaging(db, viewer, params.company);
    await confirmOwner(parts, viewer, body);
    await attempts.count(saves, String(params.company), viewer.personId);
    const kept = await readFields(parts, outward, params.company, await findAsRead(db), body);
    return db.transaction(async (tx) => {
      const company = await lockManaged(tx, viewer, params.company);
      // Read anew under the lock, with what has become of the only way.
      const before = await findAsRead(tx);
      const { changed, taken } = await chooseDomains(tx, company.id, body.domains);
      if (taken !== null) throw invalid([{ path: 'domains', message: taken }]);
      const saved = await keepSignIn(tx, before, kept, changed || body.clientSecret !== '');
      const { issuer, clientId } = kept;
      await audit(tx, viewer.personId, 'set-sign-in', `company:${company.id}`, { issuer, clientId });
      await tell(tx, viewer, company, 'set', issuer);
      return {
        message: `${company.name}’s sign-in is saved. Log in by it to see that it lets you in.`,
        revision: revisionOf(saved),
      };
    });

    /** The sign-in as whoever saves has seen it: what was saved after that is not overwritten by who did not know of it. */
    async function findAsRead(queryable: Queryable) {
      const row = await findSignIn(queryable, params.company);
      if (revisionOf(row) !== body.after) throw savedMeanwhile();
      return row;
    }
  });

  implement(
    app,
    'POST /api/companies/:company/sign-in/only-way',
    async ({ viewer, params, body: { only } }) =>
      db.transaction(async (tx) => {
        const company = await lockManaged(tx, viewer, params.company);
        const row = await findSignIn(tx, company.id);
        if (row === null) throw noSignIn();
        const message = only ? 'It is the only way in now' : 'The other ways in are open again';
        if (row.onlyWay === only) return { message };
        // Who has come in by it is not locked out by it.
        if (only && !(await hasJustSignedIn(tx, viewer, providerOf(row)))) {
          throw new AppError(
            'conflict',
            `Log in by the company’s sign-in first, so that you know it lets you in: log out, choose it on the login page, and come back within ${freshSignInMinutes} minutes.`,
          );
        }
        await (only ? closeOtherWays(tx, row) : setOnlyWay(tx, row.id, false));
        const action = only ? 'close-other-ways' : 'open-other-ways';
        await audit(tx, viewer.personId, action, `company:${company.id}`);
        await holdToDay(tx, attempts, viewer, 'messages');
        await tell(tx, viewer, company, only ? 'only' : 'open', row.issuer);
        return { message };
      }),
  );

  implement(app, 'DELETE /api/companies/:company/sign-in', async ({ viewer, params, body }) => {
    await refuseUnlessManaging(db, viewer, params.company);
    await confirmOwner(parts, viewer, body);
    return db.transaction(async (tx) => {
      const company = await lockManaged(tx, viewer, params.company);
      const row = await findSignIn(tx, company.id);
      if (row === null) throw noSignIn();
      await dropSignIn(tx, row);
      await chooseDomains(tx, company.id, []);
      await audit(tx, viewer.personId, 'drop-sign-in', `company:${company.id}`, { issuer: row.issuer });
      await tell(tx, viewer, company, 'dropped', row.issuer);
      return { message: 'The sign-in is taken away. Who has no password sets one by ‘Forgot password?’' };
    });
  });

  implement(
    app,
    'POST /api/companies/:company/second-factor',
    async ({ viewer, params, body: { required } }) =>
      db.transaction(async (tx) => {
        const company = await lockManaged(tx, viewer, params.company);
        if (company.requiresSecondFactor !== required) {
          await requireSecondFactor(tx, company.id, required);
          await audit(tx, viewer.personId, 'require-second-factor', `company:${company.id}`, { required });
        }
        return {
          message: required
            ? 'All of its people need a second factor from now on'
            : 'Its people need no second factor any more',
        };
      }),
  );

  async function tell(
    tx: Queryable,
    viewer: Viewer,
    company: { id: number; name: string },
    news: keyof typeof signInNews,
    issuer: string,
  ): Promise<void> {
    const { jobs, publicUrl } = parts;
    // By the proven address: a name is anybody's to choose, and what names somebody by it would stay when they delete it.
    const change = { issuer, by: (await findPersonById(tx, viewer.personId)).email };
    await mailAdministrators(tx, jobs, company.id, (to) =>
      signInChangedMail(to, company.name, news, change, publicUrl),
    );
  }
}
