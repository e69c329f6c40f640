import { call } from '#web/call.ts';
import { ServicesSoon } from '#web/features/services/services-soon.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/service.ts';

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
