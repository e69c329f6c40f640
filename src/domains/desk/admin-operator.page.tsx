import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-operator.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';
import { OperatorVersions } from './web/operator/operator-versions.tsx';
import { SettingsVersions } from './web/operator/settings-versions.tsx';

const lead =
  'Who runs this installation, as the terms and the privacy policy say it. Each version is kept as it was; nothing of it can be changed later.';

export function meta() {
  return pageMeta('Operator', lead);
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(
    Promise.all([
      call('GET /api/admin/operator-versions', { signal }),
      call('GET /api/admin/operator-settings', { signal }),
    ]),
  );
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the operator" title="Operator" lead={lead} />;
}

/** §15.16, §15.17 */
export default function AdminOperator({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <Page framed title="Operator" lead={lead}>
      {found === null ? (
        <NotLoaded title="The operator could not be loaded" />
      ) : (
        <div className="stack-loose">
          <OperatorVersions versions={found[0].data} />
          <SettingsVersions told={found[1].data} />
        </div>
      )}
    </Page>
  );
}
