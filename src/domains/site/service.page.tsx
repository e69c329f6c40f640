import { call } from '#platform/web/call/call.ts';
import { pageMeta } from '#ui/page/page-meta.ts';
import { TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/service.page.ts';
import { ServicesSoon } from './web/services/services-soon.tsx';

export function meta() {
  return pageMeta(
    'Services Finder',
    'Product development, analytical, bio-equivalence and clinical supplies: coming soon.',
  );
}

/** Which kinds one chose; null where that could not be learnt. */
export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const interests = await call('GET /api/service-interests', { signal }).catch(() => null);
  return { interests: interests?.data ?? null };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the services" />;
}

export default function Service({ loaderData: { interests } }: Route.ComponentProps) {
  return <ServicesSoon interests={interests} />;
}
