import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { onSaveSearch } from '#platform/web/keys/doors.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import type { Named, NewSearch } from './new-search.ts';
import classes from './save-search.module.css';

// Its fields are code that a search itself has no need of.
const SaveSearchDialog = lazy(async () => {
  const { SaveSearchDialog } = await import('./save-search-dialog.tsx');
  return { default: SaveSearchDialog };
});

type KeepSearchProps = {
  /** What is saved: another one is not saved yet. */
  address: string;
  proposedName: string;
  /** Asked for once it is saved: what it needs is code that a search itself has no need of. */
  toSearch: (named: Named) => Promise<NewSearch>;
};

/** 'Save this search'; once it is saved, the way to it. */
export function KeepSearch({ address, proposedName, toSearch }: KeepSearchProps) {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => onSaveSearch(() => setOpen(true)), []);

  return (
    <div className={classes.save}>
      {saved === address ? (
        <span role="status">
          Saved. <Link to="/saved-searches">Your saved searches</Link>
        </span>
      ) : (
        <TextButton onClick={() => setOpen(true)}>Save this search</TextButton>
      )}
      {open && (
        <Suspense fallback={null}>
          <SaveSearchDialog
            proposedName={proposedName}
            toSearch={toSearch}
            onSaved={() => {
              setOpen(false);
              setSaved(address);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
