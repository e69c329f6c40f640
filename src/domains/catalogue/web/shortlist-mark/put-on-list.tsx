import { lazy, Suspense } from 'react';

const PutOnListDialog = lazy(async () => ({
  default: (await import('./put-on-list-dialog.tsx')).PutOnListDialog,
}));

/** The dialog by which several dossiers go on a named list (§14.11), loaded once it is asked for. */
export function PutOnList(props: { ids: readonly string[]; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <PutOnListDialog {...props} />
    </Suspense>
  );
}
