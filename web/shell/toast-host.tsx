import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '#web/ui/toast.ts';

const Toasts = lazy(() => import('./toasts.tsx'));

/** Loads the toasts when the first one is raised: most visits never see one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
