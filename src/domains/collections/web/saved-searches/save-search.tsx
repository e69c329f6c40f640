import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { writeState } from '#domains/finder/web/state/finder-url.ts';
import type { Finder } from '#domains/finder/web/state/use-finder.ts';
import { KeepSearch } from './keep-search.tsx';
import { proposeName } from './propose-name.ts';

type SaveSearchProps = { kind: ListingKind; finder: Finder };

/** 'Save this search' beside a finder's results. */
export function SaveSearch({ kind, finder: { shape, state } }: SaveSearchProps) {
  const asked = { ...state, page: 1 };
  return (
    <KeepSearch
      address={writeState(shape, asked)}
      proposedName={proposeName(shape, asked)}
      toSearch={async (named) =>
        (await import('./new-search.ts')).newSearch(shape, asked, { ...named, kind })
      }
    />
  );
}
