import { Link, useRevalidator } from 'react-router';
import { call } from '#web/call.ts';
import { OwnListings } from '#web/features/listings/own-listings.tsx';
import { button, quietButton } from '#web/ui/button-link.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { Tall, TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/listings.ts';

const title = 'My listings';

export function meta() {
  return pageMeta(
    title,
    'The dossiers and plants that your company lists, and what of them asks for a look.',
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { listings: await call('GET /api/listings', { signal }).catch(() => null) };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your listings" />;
}

/** §12.8 */
export default function Listings({ loaderData: { listings } }: Route.ComponentProps) {
  return (
    <Tall>
      <Page title={title} breadcrumb={[{ label: 'Home', to: '/home' }, { label: title }]}>
        <Content listings={listings} />
      </Page>
    </Tall>
  );
}

function Content({ listings }: Route.ComponentProps['loaderData']) {
  const { revalidate } = useRevalidator();
  if (listings === null) {
    return (
      <EmptyState
        title="Your listings could not be loaded"
        action={
          <button type="button" className={button} onClick={() => void revalidate()}>
            Try again
          </button>
        }
      />
    );
  }
  if (listings.data.length > 0) return <OwnListings listings={listings.data} />;
  return (
    <EmptyState
      title="No listings of yours yet"
      action={
        <Link to="/contact-us" className={quietButton}>
          Write to the desk
        </Link>
      }
    >
      <p>What your company lists stands here once the desk has made you one of its people.</p>
    </EmptyState>
  );
}
