import { BackOfficeFrame } from '#web/features/back-office/back-office-frame.tsx';
import { NewListing } from '#web/features/listings/new-listing.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';

const title = 'New supplier';

export function meta() {
  return pageMeta(title, 'The form of a supplier that is not listed yet.');
}

export async function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the form" />;
}

/** Issue of the back office; admins. */
export default function AdminNewSupplier() {
  return (
    <BackOfficeFrame
      title={title}
      breadcrumb={[{ label: 'Suppliers', to: '/admin/suppliers' }, { label: title }]}
      lead="It is saved as a draft, which buyers do not see until it is published."
    >
      <NewListing kind="supplier" />
    </BackOfficeFrame>
  );
}
