import { Settlements } from '#domains/listings/web/settlements/settlements.tsx';
import { LaunchWindows } from '#domains/registers/web/launch-windows.tsx';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-windows.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';
import { Matches } from './web/windows/matches.tsx';

const section = { label: 'Dossiers', to: '/admin/dossiers' };

export function meta() {
  return pageMeta(
    'Launch windows of a dossier',
    'The rows a dossier is read from, to pin or to cut, and its settlements.',
  );
}

export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(load(id, signal));
}

async function load(id: string, signal: AbortSignal) {
  const [listing, settlements, matches] = await Promise.all([
    call('GET /api/listings/:kind/:id', { params: { kind: 'dossier', id }, signal }),
    call('GET /api/dossiers/:id/settlements', { params: { id }, signal }),
    call('GET /api/admin/dossiers/:id/matches', { params: { id }, signal }),
  ]);
  return { listing: listing.data, settlements: settlements.data, matches: matches.data };
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the dossier" />;
}

/** §20.5, §20.7; what the desk says of a dossier's launch windows. */
export default function AdminWindows({ loaderData: { found, failed } }: Route.ComponentProps) {
  if (found) {
    const { listing, settlements, matches } = found;
    const { id, title, code } = listing;
    return (
      <Page
        framed
        title={`Launch windows: ${title}`}
        breadcrumb={[section, { label: code, to: `/admin/dossiers/${id}` }, { label: 'Launch windows' }]}
      >
        <LaunchWindows id="windows" launch={{ windows: matches.windows }} />
        <Settlements listing={listing} settlements={settlements} isDesk />
        <Matches found={matches} />
      </Page>
    );
  }
  return (
    <NotShown
      breadcrumb={[section, { label: 'Dossier' }]}
      failed={failed}
      failedTitle="The dossier could not be loaded"
      missingTitle="There is no such dossier"
      back={<QuietLink to={section.to}>Back to {section.label}</QuietLink>}
    />
  );
}
