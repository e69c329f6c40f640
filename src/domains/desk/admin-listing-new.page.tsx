import { useMatches } from 'react-router';
import { listingWords } from '#domains/listings/contract/listing-fields.ts';
import { deskSection, kindAt } from '#domains/listings/web/kind-words.ts';
import { NewListing } from '#domains/listings/web/new-listing.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-listing-new.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';

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
    <Page framed key={kind} title={title} breadcrumb={[deskSection(kind), { label: title }]} lead={lead}>
      <NewListing kind={kind} />
    </Page>
  );
}
