import { mayAs } from '#domains/companies/contract/company-roles.ts';
import { CompanySwitch } from '#domains/companies/web/company-switch.tsx';
import { JoiningsSection } from '#domains/companies/web/domains/joinings-section.tsx';
import { OpenCompanies } from '#domains/companies/web/domains/open-companies.tsx';
import { loadCompany } from '#domains/companies/web/load-company.ts';
import { NoCompany } from '#domains/companies/web/no-company.tsx';
import { InvitationsSection } from '#domains/companies/web/people/invitations-section.tsx';
import { PeopleSection } from '#domains/companies/web/people/people-section.tsx';
import { Founding } from '#domains/companies/web/profile/founding.tsx';
import { LimitsSection } from '#domains/requests/web/limits/limits-section.tsx';
import { homeOf } from '#page-table.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { useSession } from '#platform/web/session/session.ts';
import { unprovenAddress } from '#platform/web/session/unproven-address.ts';
import { laterPart } from '#ui/later-part.ts';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { Route } from './+types/company.page.ts';

// Most of a company's people see to none of it.
const administration = laterPart(
  async () => (await import('#domains/companies/web/administration.tsx')).Administration,
);

export function meta() {
  return pageMeta('Company', 'The people of your company, what each may do, and who is invited.');
}

export function clientLoader({ request: { signal, url } }: Route.ClientLoaderArgs) {
  return toLoadResult(load(new URL(url).searchParams.get('company'), signal));
}

async function load(asked: string | null, signal: AbortSignal) {
  const { companies, company, open } = await loadCompany(asked, signal);
  if (company === null) return { companies, company, open, limits: [], unproven: await unprovenAddress() };
  const params = { company: company.id };
  const [limits] = await Promise.all([
    call('GET /api/companies/:company/signing-limits', { params, signal }),
    company.manages && administration.start(),
  ]);
  return { companies, company, open, limits: limits.data, unproven: null };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your company" />;
}

/** §26.2 */
export default function CompanyPage({ loaderData: { found } }: Route.ComponentProps) {
  const session = useSession();
  const frame = useKeptFocus<HTMLDivElement>(found !== null);
  const home = session ? homeOf(session.role) : '/';
  const breadcrumb = [{ label: 'Home', to: home }, { label: 'Company' }];
  if (found === null) {
    return (
      <Tall>
        <Page title="Company" breadcrumb={breadcrumb}>
          <NotLoaded title="Your company could not be loaded" />
        </Page>
      </Tall>
    );
  }
  const { companies, company, open, limits, unproven } = found;
  const Administration = company?.manages ? administration.read() : null;
  return (
    <div ref={frame} className="tall">
      <Page
        measured
        title="Company"
        breadcrumb={breadcrumb}
        lead={company === null ? undefined : company.name}
        actions={
          company && companies.length > 1 ? (
            <CompanySwitch companies={companies} shown={company.id} />
          ) : undefined
        }
      >
        {open.length > 0 && <OpenCompanies companies={open} />}
        {company === null ? (
          session?.role === 'admin' ? (
            <NoCompany />
          ) : (
            <Founding unproven={unproven} />
          )
        ) : (
          <div key={company.id}>
            {company.joinings.length > 0 && <JoiningsSection company={company} />}
            <PeopleSection company={company} />
            {company.manages && <InvitationsSection company={company} />}
            {Administration && <Administration company={company} />}
            <LimitsSection
              company={company.id}
              manages={company.manages}
              signers={company.people.filter(({ role }) => mayAs(role, 'sign'))}
              limits={limits}
            />
          </div>
        )}
      </Page>
    </div>
  );
}
