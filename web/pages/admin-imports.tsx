import { useRevalidator } from 'react-router';
import { call } from '#web/call.ts';
import { BackOfficeFrame } from '#web/features/back-office/back-office-frame.tsx';
import { ImportForm } from '#web/features/listing-imports/import-form.tsx';
import { ImportList } from '#web/features/listing-imports/import-list.tsx';
import { SheetDownloads } from '#web/features/listing-imports/sheet-downloads.tsx';
import { button } from '#web/ui/button-link.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/admin-imports.ts';

const title = 'Imports';

export function meta() {
  return pageMeta(title, 'Listings by the sheet: templates, exports and imports.');
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { imports: await call('GET /api/admin/imports', { signal }).catch(() => null) };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the imports" />;
}

/** Issue of the back office; admins. */
export default function AdminImports({ loaderData: { imports } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <BackOfficeFrame
      title={title}
      lead="A sheet is checked first; nothing is written before you confirm it. The same code is the same listing."
    >
      <ImportForm />
      <SheetDownloads />
      {imports ? (
        <ImportList imports={imports.data} />
      ) : (
        <EmptyState
          title="The imports could not be loaded"
          action={
            <button type="button" className={button} onClick={() => void revalidate()}>
              Try again
            </button>
          }
        />
      )}
    </BackOfficeFrame>
  );
}
