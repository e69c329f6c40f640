import { useMatches } from 'react-router';
import { listingWords } from '#contract/listing-fields.ts';
import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { BackOfficeSkeleton } from '#web/features/back-office/back-office-skeleton.tsx';
import { deskSection, kindAt } from '#web/features/listings/kind-words.ts';
import { NewListing } from '#web/features/listings/new-listing.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-listing-new.ts';

const lead = 'It is saved as a draft, which buyers do not see until it is published.';

export function meta({ matches }: Route.MetaArgs) {
  const { one } = listingWords[kindAt(matches.at(-1)?.id)];
  return pageMeta(`New ${one}`, `The form of a ${one} that is not listed yet.`);
}

export async function clientLoader({ pattern }: Route.ClientLoaderArgs) {
  return kindAt(pattern);
}

export function HydrateFallback() {
  const { one } = listingWords[kindAt(useMatches().at(-1)?.id)];
  return <BackOfficeSkeleton label="Loading the form" title={`New ${one}`} lead={lead} withBreadcrumb />;
}

/** §12.8; the form of a listing to come. */
export default function AdminNewListing({ loaderData: kind }: Route.ComponentProps) {
  const title = `New ${listingWords[kind].one}`;
  return (
    <BackOfficePage key={kind} title={title} breadcrumb={[deskSection(kind), { label: title }]} lead={lead}>
      <NewListing kind={kind} />
    </BackOfficePage>
  );
}
