import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-registers.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';
import { RegistersView } from './web/registers/registers-view.tsx';

const title = 'Registers';
const lead = 'A publisher’s file is taken in whole or not at all: until then the edition before stands.';

export function meta() {
  return pageMeta(
    title,
    'The public registers that launch windows and evidence are read from, and the way to replace them.',
  );
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/admin/registers', { signal }));
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the registers" title={title} lead={lead} />;
}

/** §20.8 */
export default function AdminRegisters({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <Page framed title={title} lead={lead}>
      {found ? <RegistersView {...found.data} /> : <NotLoaded title="The registers could not be loaded" />}
    </Page>
  );
}
