import { Link, useRevalidator } from 'react-router';
import { call } from '#web/call.ts';
import { AccountView, type OwnAccount } from '#web/features/own-account/account-view.tsx';
import { whatWasFound } from '#web/found.ts';
import { homeOf } from '#web/page-table.ts';
import { useSession } from '#web/session.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { NotShown } from '#web/ui/not-shown.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { Tall, TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/account.ts';

export function meta() {
  return pageMeta('Account', 'Your profile, how you log in, where you are signed in, and your data.');
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return whatWasFound(loadAccount(signal));
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
  const { revalidate } = useRevalidator();
  const session = useSession();
  const home = session ? homeOf(session.role) : '/';
  if (found) {
    return (
      <Tall>
        <AccountView {...found} home={home} />
      </Tall>
    );
  }
  return (
    <NotShown
      breadcrumb={[{ label: 'Home', to: home }, { label: 'Account' }]}
      failed
      failedTitle="Your account could not be loaded"
      missingTitle="Your account could not be loaded"
      onRetry={() => void revalidate()}
      back={
        <Link className={quietButton} to={home}>
          Back to Home
        </Link>
      }
    />
  );
}
