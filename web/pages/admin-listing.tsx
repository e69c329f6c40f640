import { Link, useMatches, useRevalidator } from 'react-router';
import { listingWords } from '#contract/listing-fields.ts';
import { call } from '#web/call.ts';
import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { BackOfficeSkeleton } from '#web/features/back-office/back-office-skeleton.tsx';
import { deskSection, kindAt } from '#web/features/listings/kind-words.ts';
import { ListingEditor } from '#web/features/listings/listing-editor.tsx';
import { whatWasFound } from '#web/found.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { NotShown } from '#web/ui/not-shown.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-listing.ts';

export function meta({ matches }: Route.MetaArgs) {
  const { one } = listingWords[kindAt(matches.at(-1)?.id)];
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  return pageMeta(name, `A ${one} with every field, to edit, publish or retire.`);
}

export async function clientLoader({ params: { id }, pattern, request: { signal } }: Route.ClientLoaderArgs) {
  const kind = kindAt(pattern);
  const params = { kind, id };
  return { kind, ...(await whatWasFound(call('GET /api/listings/:kind/:id', { params, signal }))) };
}

export function HydrateFallback() {
  const { one } = listingWords[kindAt(useMatches().at(-1)?.id)];
  return <BackOfficeSkeleton label={`Loading the ${one}`} />;
}

/** §12.8; a listing of either kind in the back office. */
export default function AdminListing({ loaderData: { kind, found, failed } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { one } = listingWords[kind];
  const section = deskSection(kind);
  if (found) {
    const { id, title, code } = found.data;
    return (
      <BackOfficePage title={title} breadcrumb={[section, { label: code }]}>
        <ListingEditor key={`${kind} ${id}`} listing={found.data} isDesk />
      </BackOfficePage>
    );
  }
  return (
    <NotShown
      breadcrumb={[section, { label: 'Listing' }]}
      failed={failed}
      failedTitle={`The ${one} could not be loaded`}
      missingTitle={`There is no such ${one}`}
      onRetry={() => void revalidate()}
      back={
        <Link to={section.to} className={quietButton}>
          Back to {section.label}
        </Link>
      }
    />
  );
}
