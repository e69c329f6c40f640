import { pageRequestContext } from '#platform/web/call/page-request.ts';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/privacy.page.ts';
import { LegalPage } from './web/legal/legal-page.tsx';
import { privacy } from './web/legal/privacy.tsx';

export function meta() {
  return pageMeta(
    'Privacy policy',
    'What Dosebridge stores about you, why, for how long, who sees your requests, and how to have it deleted.',
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(pageRequestContext);
  const answer = await call('GET /api/operator');
  return answer?.data ?? { current: null, next: null };
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy policy"
      lead="What is stored about you, why, how long, and who sees what you send with a request."
      operators={loaderData}
      sections={privacy}
    />
  );
}
