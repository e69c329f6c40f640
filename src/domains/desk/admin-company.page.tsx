import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-company.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';
import { CompanyView } from './web/records/company-view.tsx';

const above = [
  { label: 'Back office', to: '/admin' },
  { label: 'Companies', to: '/admin/companies' },
];

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.found?.company.name ?? 'Companies', 'One company with its people.');
}

export function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(load(params.id, signal));
}

async function load(id: string, signal: AbortSignal) {
  const params = { company: id };
  const [{ data: company }, { data: statements }] = await Promise.all([
    call('GET /api/back-office/companies/:company', { params, signal }),
    call('GET /api/back-office/companies/:company/statements', { params, signal }),
  ]);
  return { company, statements };
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the company" />;
}

/** §11.1 */
export default function AdminCompany({ loaderData: { found, failed } }: Route.ComponentProps) {
  if (found) {
    const { company, statements } = found;
    return (
      <Page framed title={company.name} breadcrumb={[...above, { label: company.name }]}>
        <CompanyView company={company} statements={statements} />
      </Page>
    );
  }
  return (
    <NotShown
      breadcrumb={[...above, { label: 'Not found' }]}
      failed={failed}
      failedTitle="This company could not be loaded"
      missingTitle="There is no such company"
      back={<QuietLink to="/admin/companies">Back to Companies</QuietLink>}
    />
  );
}
