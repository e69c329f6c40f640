import { homeOf } from '#page-table.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { useSession } from '#platform/web/session/session.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { TallSkeleton } from '#ui/page/tall.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { Route } from './+types/account.page.ts';
import { AccountView, type OwnAccount } from './web/own/account-view.tsx';

export function meta() {
  return pageMeta('Account', 'Your profile, how you log in, where you are signed in, and your data.');
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(loadAccount(signal));
}

async function loadAccount(signal: AbortSignal): Promise<OwnAccount> {
  const [account, devices] = await Promise.all([
    call('GET /api/account', { signal }),
    call('GET /api/sessions', { signal }),
  ]);
  return { account: account.data, devices: devices.data };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your account" />;
}

/** §15.11 */
export default function AccountPage({ loaderData: { found } }: Route.ComponentProps) {
  const session = useSession();
  const frame = useKeptFocus<HTMLDivElement>(found !== null);
  const home = session ? homeOf(session.role) : '/';
  if (found) {
    return (
      <div ref={frame} className="tall">
        <AccountView {...found} home={home} />
      </div>
    );
  }
  return (
    <NotShown
      breadcrumb={[{ label: 'Home', to: home }, { label: 'Account' }]}
      failed
      failedTitle="Your account could not be loaded"
      missingTitle="Your account could not be loaded"
      back={<QuietLink to={home}>Back to Home</QuietLink>}
    />
  );
}
