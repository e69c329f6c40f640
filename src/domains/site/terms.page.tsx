import { pageRequestContext } from '#platform/web/call/page-request.ts';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/terms.page.ts';
import { LegalPage } from './web/legal/legal-page.tsx';
import { terms } from './web/legal/terms.tsx';

export function meta() {
  return pageMeta(
    'Terms and conditions',
    'What listings, requests, term sheets, the refundable fee and CDAs on Dosebridge mean for both sides.',
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(pageRequestContext);
  const answer = await call('GET /api/operator');
  return answer?.data ?? { current: null, next: null };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Terms and conditions"
      lead="What you can rely on, what we rely on, and where the parties of a deal are on their own."
      operators={loaderData}
      sections={terms}
    />
  );
}
