import { requireRole } from '#web/session.ts';
import { Page } from '#web/ui/page.tsx';
import { SkeletonPage } from '#web/ui/skeleton.tsx';
import type { ClientLoaderFunctionArgs } from 'react-router';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireRole(request, 'signed-in');
  return null;
}

export { SkeletonPage as HydrateFallback };

export default function Placeholder() {
  return <Page title="requests" />;
}
