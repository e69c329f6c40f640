import type { Account } from '#domains/accounts/contract/own-account.ts';
import { call } from '#platform/web/call/call.ts';
import type { CompanyDomain, CompanyJoining, OpenCompany } from '../contract/company-domains.ts';
import type { CompanyInvitation, CompanyPerson } from '../contract/company-people.ts';
import type { CompanyProfile } from '../contract/company-profile.ts';
import { type CompanyRole, mayAs } from '../contract/company-roles.ts';
import type { CompanySignIn } from '../contract/company-sign-in.ts';
import type { CompanyStatement } from '../contract/company-verification.ts';

export type OwnCompany = { id: string; name: string; role: CompanyRole };

/** One of the reader's companies with what they see of it. */
export type ShownCompany = OwnCompany & {
  manages: boolean;
  people: readonly CompanyPerson[];
  /** There are more people than one page tells. */
  more: boolean;
  /** Empty to all but administrators, and so is what follows. */
  invitations: readonly CompanyInvitation[];
  domains: readonly CompanyDomain[];
  joinings: readonly CompanyJoining[];
  profile: CompanyProfile;
  /** What was stated last to be verified. */
  statement: CompanyStatement | null;
  /** Null to all but administrators: how its people sign in, and the reader's account, which changing it asks for. */
  signIn: { settings: CompanySignIn; account: Account } | null;
};

/** The reader's companies, and of these the one that is asked for, or the first; null where they belong to none. */
export async function loadCompany(
  asked: string | null,
  signal: AbortSignal,
): Promise<{
  companies: readonly OwnCompany[];
  company: ShownCompany | null;
  /** Those that the reader may ask to join. */
  open: readonly OpenCompany[];
}> {
  const [{ data: companies }, { data: open }] = await Promise.all([
    call('GET /api/companies', { signal }),
    call('GET /api/companies/open', { signal }),
  ]);
  const own = companies.find(({ id }) => id === asked) ?? companies[0];
  if (own === undefined) return { companies, open, company: null };
  const params = { company: own.id };
  const manages = mayAs(own.role, 'manage');
  const none = { data: [] };
  const [people, profile, invitations, domains, joinings, verification, signIn, account] = await Promise.all([
    call('GET /api/companies/:company/people', { params, signal }),
    call('GET /api/companies/:company/profile', { params, signal }),
    manages ? call('GET /api/companies/:company/invitations', { params, signal }) : none,
    manages ? call('GET /api/companies/:company/domains', { params, signal }) : none,
    manages ? call('GET /api/companies/:company/joinings', { params, signal }) : none,
    manages ? call('GET /api/companies/:company/verification', { params, signal }) : null,
    manages ? call('GET /api/companies/:company/sign-in', { params, signal }) : null,
    manages ? call('GET /api/account', { signal }) : null,
  ]);
  const company = {
    ...{ ...own, manages, people: people.data, more: people.more },
    ...{ invitations: invitations.data, domains: domains.data, joinings: joinings.data },
    ...{ profile: profile.data, statement: verification?.data.statement ?? null },
    signIn: signIn && account && { settings: signIn.data, account: account.data },
  };
  return { companies, open, company };
}
