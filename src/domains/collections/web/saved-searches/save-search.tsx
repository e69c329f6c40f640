import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { writeState } from '#domains/finder/web/state/finder-url.ts';
import type { Finder } from '#domains/finder/web/state/use-finder.ts';
import { onSaveSearch } from '#platform/web/keys/doors.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { proposeName } from './propose-name.ts';
import classes from './save-search.module.css';

// Its fields are code that a search itself has no need of.
const SaveSearchDialog = lazy(async () => {
  const { SaveSearchDialog } = await import('./save-search-dialog.tsx');
  return { default: SaveSearchDialog };
});

type SaveSearchProps = { kind: ListingKind; finder: Finder };

/** 'Save this search' beside the results; once it is saved, the way to it. */
export function SaveSearch({ kind, finder: { shape, state } }: SaveSearchProps) {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => onSaveSearch(() => setOpen(true)), []);
  const asked = { ...state, page: 1 };
  const address = writeState(shape, asked);

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
            kind={kind}
            shape={shape}
            state={asked}
            proposedName={proposeName(shape, asked)}
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
