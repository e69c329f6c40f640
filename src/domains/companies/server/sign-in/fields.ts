import { hasJustSignedIn } from '#domains/accounts/server/sign-in/sessions.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { OutwardFetch } from '#platform/server/limits/outward-fetch.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { CompanySignIn, SignInFields } from '../../contract/company-sign-in.ts';
import { refusedIssuer, refuseUnlessProvider } from './provider.ts';
import {
  addressOf,
  findSignIn,
  findSignInPlace,
  type KeptSignIn,
  listSignInDomains,
  providerOf,
  purposeOf,
  revisionOf,
  type SignInRow,
} from './queries.ts';
import { toIssuer } from './rules.ts';

/** What an administrator sees of the sign-in: all but its secret. */
export async function readSettings(
  db: Queryable,
  { publicUrl }: Pick<Parts, 'publicUrl'>,
  viewer: Viewer,
  companyId: number,
): Promise<CompanySignIn> {
  const { key, requiresSecondFactor } = await findSignInPlace(db, companyId);
  const row = await findSignIn(db, companyId);
  const domains = await listSignInDomains(db, companyId);
  return {
    ...{ redirectUri: `${publicUrl}${addressOf(key)}/callback`, requiresSecondFactor },
    revision: revisionOf(row),
    signIn: row && { ...row, mayBeOnlyWay: await hasJustSignedIn(db, viewer, providerOf(row)) },
    domains: domains.map(({ id, ...domain }) => ({ id: String(id), ...domain })),
  };
}

/** What was typed as it is kept, once its provider has answered. Throws 'invalid', beside the field. */
export async function readFields(
  { secrets }: Pick<Parts, 'secrets'>,
  fetch: OutwardFetch,
  companyId: number,
  before: SignInRow | null,
  { clientId, clientSecret: typed, roleClaim, roleValues, defaultRole, ...body }: SignInFields,
): Promise<KeptSignIn> {
  const issuer = toIssuer(body.issuer);
  if (issuer === null) {
    throw refusedIssuer('Give the issuer as your provider states it, as in https://login.example.com');
  }
  const stated = issuer.pathname === '/' ? issuer.origin : issuer.href;
  const isSame = before !== null && before.issuer === stated && before.clientId === clientId;
  if (typed === '' && !isSame) throw invalid([{ path: 'clientSecret', message: 'Give the client secret' }]);
  const purpose = purposeOf(companyId);
  const clientSecret = typed === '' && before !== null ? openKept(secrets, before.secret, purpose) : typed;
  await refuseUnlessProvider({ issuer, clientId, clientSecret }, fetch);
  const secret = secrets.seal(clientSecret, purpose);
  return { companyId, issuer: stated, clientId, secret, roleClaim, roleValues, defaultRole };
}

/** The secret that is set. Where no key opens it any more, as after a copy without its key, it has to be typed anew. */
function openKept(secrets: Parts['secrets'], secret: string, purpose: string): string {
  try {
    return secrets.open(secret, purpose);
  } catch {
    const message = 'The client secret that was set cannot be read any more. Give it once more.';
    throw invalid([{ path: 'clientSecret', message }]);
  }
}
