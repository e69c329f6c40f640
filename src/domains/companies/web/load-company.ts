import { call } from '#platform/web/call/call.ts';
import type { CompanyInvitation, CompanyPerson } from '../contract/company-people.ts';
import { type CompanyRole, mayAs } from '../contract/company-roles.ts';

export type OwnCompany = { id: string; name: string; role: CompanyRole };

/** One of the reader's companies with what they see of it. */
export type ShownCompany = OwnCompany & {
  manages: boolean;
  people: readonly CompanyPerson[];
  /** There are more people than one page tells. */
  more: boolean;
  /** Empty to all but administrators. */
  invitations: readonly CompanyInvitation[];
};

/** The reader's companies, and of these the one that is asked for, or the first; null where they belong to none. */
export async function loadCompany(
  asked: string | null,
  signal: AbortSignal,
): Promise<{ companies: readonly OwnCompany[]; company: ShownCompany | null }> {
  const { data: companies } = await call('GET /api/companies', { signal });
  const own = companies.find(({ id }) => id === asked) ?? companies[0];
  if (own === undefined) return { companies, company: null };
  const params = { company: own.id };
  const manages = mayAs(own.role, 'manage');
  const [people, invitations] = await Promise.all([
    call('GET /api/companies/:company/people', { params, signal }),
    manages ? call('GET /api/companies/:company/invitations', { params, signal }) : { data: [] },
  ]);
  const company = { ...own, manages, people: people.data, more: people.more, invitations: invitations.data };
  return { companies, company };
}
