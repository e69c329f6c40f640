import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-person.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';
import { PersonView } from './web/records/person-view.tsx';

const above = [
  { label: 'Back office', to: '/admin' },
  { label: 'People', to: '/admin/people' },
];

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.found?.data.name ?? 'People', 'One account, and what the desk can do with it.');
}

export function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/back-office/people/:person', { params: { person: params.id }, signal }));
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the person" />;
}

/** §11.9 */
export default function AdminPerson({ loaderData: { found, failed } }: Route.ComponentProps) {
  if (found) {
    const { data: person } = found;
    return (
      <Page framed title={person.name} breadcrumb={[...above, { label: person.name }]}>
        <PersonView person={person} />
      </Page>
    );
  }
  return (
    <NotShown
      breadcrumb={[...above, { label: 'Not found' }]}
      failed={failed}
      failedTitle="This person could not be loaded"
      missingTitle="There is no such person"
      back={<QuietLink to="/admin/people">Back to People</QuietLink>}
    />
  );
}
