import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { BackOfficeSkeleton } from '#web/features/back-office/back-office-skeleton.tsx';
import { NewListing } from '#web/features/listings/new-listing.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';

const title = 'New dossier';
const lead = 'It is saved as a draft, which buyers do not see until it is published.';

export function meta() {
  return pageMeta(title, 'The form of a dossier that is not listed yet.');
}

export async function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the form" title={title} lead={lead} withBreadcrumb />;
}

/** §12.8 */
export default function AdminNewDossier() {
  return (
    <BackOfficePage
      title={title}
      breadcrumb={[{ label: 'Dossiers', to: '/admin/dossiers' }, { label: title }]}
      lead={lead}
    >
      <NewListing kind="dossier" />
    </BackOfficePage>
  );
}
