import type { Queryable } from '#platform/server/database/database.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { dropJoining } from '../domains/queries.ts';
import { dropInvitationsTo, withdrawInvitationsBy } from '../invitations/queries.ts';
import type { RequestsOfPeople, Shared, SharedByPeople } from './handing-over.ts';
import { chooseHeir, type Heir } from './heirs.ts';
import { inheritedMail } from './mails.ts';
import { refuseWithoutAdministrator, takeFromCompany } from './membership.ts';

export type EndingParts = Pick<Parts, 'jobs' | 'publicUrl'> & {
  requestsOfPeople: RequestsOfPeople;
  sharedByPeople: SharedByPeople;
};

type Ending = {
  personId: number;
  /** Who looks after what they did from now on; else its administrators do. */
  to: number | null;
  by: number;
  /** The last of all people may go: the desk sees to the company then. */
  mayBeEmpty: boolean;
  /** By `holdHeirs`, before the company was locked. */
  held: ReadonlySet<number>;
};

/**
 * Ends a membership of a company that is locked, and hands over what hung on it (§26.4): the running requests, and what was
 * shared with its people. Null where there is no such membership.
 */
export async function endMembership(
  tx: Queryable,
  { jobs, publicUrl, requestsOfPeople, sharedByPeople }: EndingParts,
  company: { id: number; name: string },
  { personId, to, by, mayBeEmpty, held }: Ending,
): Promise<{ requests: number; shared: Shared; heir: Heir | null } | null> {
  const companyId = company.id;
  const shares = (await sharedByPeople.count(tx, companyId)).has(personId);
  if (!(await takeFromCompany(tx, { companyId, personId }, by))) return null;
  await refuseWithoutAdministrator(tx, company, { mayBeEmpty });
  await withdrawInvitationsBy(tx, companyId, personId);
  await dropInvitationsTo(tx, companyId, personId);
  await dropJoining(tx, companyId, personId);
  const requests = await requestsOfPeople.handOver(tx, { companyId, from: personId, to, by });
  const heir = shares ? await chooseHeir(tx, companyId, to, held) : null;
  const shared = await sharedByPeople.handOver(tx, { companyId, from: personId, to: heir?.id ?? null });
  if (heir !== null && heir.id !== by)
    await postMails(tx, jobs, [inheritedMail(heir.email, company.name, shared, publicUrl)]);
  return { requests, shared, heir };
}
