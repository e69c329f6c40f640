import { redirect } from 'react-router';
import { homeOf } from '#page-table.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { readSession } from '#platform/web/session/session.ts';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/terms-accept.page.ts';
import { AccountFrame } from './web/frame/account-frame.tsx';
import { AcceptTerms } from './web/operator/accept-terms.tsx';
import { TermsPoints } from './web/operator/terms-points.tsx';

const title = 'Our terms have changed';

export function meta() {
  return pageMeta(
    title,
    'Terms and privacy policy that members accept at their first sign-in after a change.',
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const loaded = await toLoadResult(call('GET /api/terms', { signal }));
  if (loaded.found !== null && loaded.found.data === null) throw redirect(homeOf(readSession()?.role));
  return { terms: loaded.found?.data ?? null };
}

export function HydrateFallback() {
  return (
    <AccountFrame title={title} beside={<TermsPoints />} besideLabel="What the terms are about">
      <p className="note" role="status">
        Loading what has changed
      </p>
    </AccountFrame>
  );
}

/** §15.16 */
export default function TermsAcceptPage({ loaderData: { terms } }: Route.ComponentProps) {
  return (
    <AccountFrame title={title} beside={<TermsPoints />} besideLabel="What the terms are about">
      {terms === null ? (
        <NotLoaded title="What has changed could not be loaded" />
      ) : (
        <AcceptTerms terms={terms} />
      )}
    </AccountFrame>
  );
}
