import { useMatches } from 'react-router';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { listingWords } from '#domains/listings/contract/listing-fields.ts';
import { ListingEditor } from '#domains/listings/web/editor/listing-editor.tsx';
import { Claims } from '#domains/listings/web/evidence/claims.tsx';
import { deskSection, kindAt } from '#domains/listings/web/kind-words.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-listing.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const { one } = listingWords[kindAt(matches.at(-1)?.id)];
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  return pageMeta(name, `A ${one} with every field, to edit, publish or retire.`);
}

export async function clientLoader({ params: { id }, pattern, request: { signal } }: Route.ClientLoaderArgs) {
  const kind = kindAt(pattern);
  return { kind, ...(await toLoadResult(load({ kind, id }, signal))) };
}

async function load(params: { kind: ListingKind; id: string }, signal: AbortSignal) {
  const [listing, claims] = await Promise.all([
    call('GET /api/listings/:kind/:id', { params, signal }),
    call('GET /api/listings/:kind/:id/evidence', { params, signal }),
  ]);
  return { listing: listing.data, claims: claims.data };
}

export function HydrateFallback() {
  const { one } = listingWords[kindAt(useMatches().at(-1)?.id)];
  return <BackOfficeSkeleton label={`Loading the ${one}`} />;
}

/** §12.8; a listing of either kind in the back office. */
export default function AdminListing({ loaderData: { kind, found, failed } }: Route.ComponentProps) {
  const { one } = listingWords[kind];
  const section = deskSection(kind);
  if (found) {
    const { listing, claims } = found;
    const { id, title, code } = listing;
    return (
      <Page
        framed
        title={title}
        breadcrumb={[section, { label: code }]}
        actions={
          kind === 'dossier' && <QuietLink to={`/admin/dossiers/${id}/windows`}>Launch windows</QuietLink>
        }
      >
        <ListingEditor key={`${kind} ${id}`} listing={listing} isDesk />
        <Claims listing={listing} claims={claims} isDesk />
      </Page>
    );
  }
  return (
    <NotShown
      breadcrumb={[section, { label: 'Listing' }]}
      failed={failed}
      failedTitle={`The ${one} could not be loaded`}
      missingTitle={`There is no such ${one}`}
      back={<QuietLink to={section.to}>Back to {section.label}</QuietLink>}
    />
  );
}
