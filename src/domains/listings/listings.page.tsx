import { call } from '#platform/web/call/call.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/listings.page.ts';
import { OwnListings } from './web/own-listings.tsx';

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
  if (listings === null) {
    return <NotLoaded title="Your listings could not be loaded" />;
  }
  if (listings.data.length > 0) return <OwnListings listings={listings.data} />;
  return (
    <EmptyState
      title="No listings of yours yet"
      action={<QuietLink to="/contact-us">Write to the desk</QuietLink>}
    >
      <p>What your company lists stands here once the desk has made you one of its people.</p>
    </EmptyState>
  );
}
